import { createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { optional, repositoryRoot } from '../environment'
import type { Place } from './place'
import { newStoredName, storedName } from './stored-name'

/** Outside of everything that is served: only the admin's route reads from here. */
export const filesFolder = () => path.resolve(repositoryRoot, optional('APPLICANT_FILES_DIR') ?? '.imar/data/applicant-files')

/** Files that come in parts, until the last one is there: named once more in `scripts/backup.mjs`, which leaves them out. */
export const unfinishedFolder = () => path.join(filesFolder(), 'unfinished')

/** Where a stored file lies. */
const pathOf = (storedAs: string) => path.join(filesFolder(), storedName(storedAs))

/** Makes the folder where it is missing, and keeps other accounts of the machine out of it, whoever made it. */
export async function protectFolder(): Promise<void> {
  await mkdir(filesFolder(), { recursive: true, mode: 0o700 })
  await chmod(filesFolder(), 0o700).catch((error: NodeJS.ErrnoException) => {
    strapi.log.warn(`Others may be able to read the files of applicants, because the folder belongs to another account (${error.code}): ${filesFolder()}`)
  })
}

async function keep(filepath: string): Promise<string> {
  await mkdir(filesFolder(), { recursive: true, mode: 0o700 })
  const storedAs = newStoredName()
  const target = pathOf(storedAs)
  try {
    await copyFile(filepath, `${target}.part`)
    await chmod(`${target}.part`, 0o600)
    await rename(`${target}.part`, target)
  } catch (error) {
    await rm(`${target}.part`, { force: true })
    throw error
  }
  return storedAs
}

async function namesBefore(time: Date): Promise<string[]> {
  const entries = await readdir(filesFolder(), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const old: string[] = []
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    const { mtime } = await stat(path.join(filesFolder(), name)).catch(() => ({ mtime: new Date() }))
    if (mtime < time) old.push(name)
  }
  return old
}

/** Files of applicants on the disk. */
export const folder: Place = {
  keep,

  async open(storedAs) {
    const file = pathOf(storedAs)
    const found = await stat(file).catch(() => null)
    return found && { size: found.size, stream: createReadStream(file) }
  },

  erase: (storedAs) => rm(pathOf(storedAs), { force: true }),

  namesBefore,

  eraseByName: (name) => rm(path.join(filesFolder(), path.basename(name)), { force: true }),
}
