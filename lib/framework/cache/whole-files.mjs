import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How the name of a file ends that is being written, here (with the process that does) and by the framework. */
const UNFINISHED = /(?:\.(\d+)\.\d+|\.[\da-f-]{36})\.tmp$/

let writes = 0

/**
 * Writes a file beside its place and puts it there when it is whole: whoever reads it finds the one before or this one.
 * @param {string} path
 * @param {string | Buffer} data
 */
export async function writeWhole(path, data) {
  const unfinished = `${path}.${process.pid}.${writes++}.tmp`
  try {
    await writeFile(unfinished, data)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Whether another process of this number runs. @param {number} pid */
function isOther(pid) {
  if (!pid || pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * Removes what an earlier process did not finish.
 * @param {string[]} directories
 * @param {number} [before] when this process began
 */
export async function removeUnfinished(directories, before = Date.now() - performance.now()) {
  for (const directory of directories) {
    for (const name of await readdir(directory, { recursive: true }).catch(() => [])) {
      const found = UNFINISHED.exec(name)
      if (!found || isOther(Number(found[1]))) continue
      const { mtimeMs } = await stat(join(directory, name)).catch(() => ({ mtimeMs: Infinity }))
      if (mtimeMs < before) await rm(join(directory, name), { force: true })
    }
  }
}
