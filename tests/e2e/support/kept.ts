import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import type { Servers } from './servers'

const HEAD_END = '\r\n\r\n'

const openers = [
  (body: Buffer) => gunzipSync(body, { finishFlush: constants.Z_SYNC_FLUSH }),
  (body: Buffer) => brotliDecompressSync(body, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
]

/** A file, and the compressed body of an answer in it. */
function readings(content: Buffer): Buffer[] {
  const end = content.indexOf(HEAD_END)
  const opened = openers.flatMap((open) => {
    try {
      return end === -1 ? [] : [open(content.subarray(end + HEAD_END.length))]
    } catch {
      return []
    }
  })
  return [content, ...opened]
}

/** The files below a folder in which a word stands, compressed or not, or whose name holds it. */
export async function filesWith(folder: string, word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules')).map((entry) => join(entry.parentPath, entry.name))
  const found = await Promise.all(
    files.map(async (file) => {
      // What is kept for seconds may go meanwhile.
      const content = await readFile(file).catch(() => Buffer.alloc(0))
      return file.includes(word) || readings(content).some((reading) => reading.includes(word)) ? [file] : []
    }),
  )
  return found.flat()
}

const SNAPSHOT = /\.heapsnapshot$/

/** All that the site's process holds in memory at this moment, but for the bytes of buffers: texts, and what they are kept under. */
export async function memoryOf({ siteFolder, siteUrl, processes }: Servers): Promise<Buffer> {
  const find = async () => (await readdir(siteFolder)).find((name) => SNAPSHOT.test(name))
  process.kill(processes.site, 'SIGUSR2')
  let name = await find()
  while (!name) {
    await pause(100)
    name = await find()
  }
  // The process does nothing else while it writes; connections of before may have ended by then.
  const isBack = () =>
    fetch(`${siteUrl}/api/health`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isBack())) await pause(100)
  const file = join(siteFolder, name)
  const snapshot = await readFile(file)
  await rm(file)
  return snapshot
}
