import { appendFile, copyFile, mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unfinishedFolder } from './folder'
import type { Lying, Shelf } from './shelf'

const pathOf = (name: string) => path.join(unfinishedFolder(), name)

async function look(name: string): Promise<Lying[]> {
  const state = await stat(pathOf(name)).catch(() => null)
  return state ? [{ name, size: state.size, touched: state.mtimeMs }] : []
}

/** A folder, one for all processes. */
export const shelfFolder: Shelf = {
  async list(upload) {
    const names = await readdir(unfinishedFolder()).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    const wanted = upload === undefined ? names : names.filter((name) => name.startsWith(`${upload}.`))
    return (await Promise.all(wanted.map(look))).flat()
  },

  async begin(name) {
    await mkdir(unfinishedFolder(), { recursive: true, mode: 0o700 })
    await writeFile(pathOf(name), '', { mode: 0o600 })
  },

  async add(name, size, part) {
    try {
      await appendFile(pathOf(name), part)
    } catch (error) {
      await truncate(pathOf(name), size).catch(() => undefined)
      throw error
    }
  },

  copyTo: (target, name) => copyFile(pathOf(name), target),

  async write(name, text) {
    await writeFile(`${pathOf(name)}.part`, text, { mode: 0o600 })
    await rename(`${pathOf(name)}.part`, pathOf(name))
  },

  read: (name) => readFile(pathOf(name), 'utf8').catch(() => null),

  erase: (name) => rm(pathOf(name), { force: true }),
}
