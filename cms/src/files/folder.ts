import { randomUUID } from 'node:crypto'
import { createReadStream, type ReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { optional, repositoryRoot } from '../environment'

/** Outside of everything that is served: only the admin's route reads from here. */
export const filesFolder = () => path.resolve(repositoryRoot, optional('APPLICANT_FILES_DIR') ?? '.imar/data/applicant-files')

/** Files that come in parts, until the last one is there: named once more in `scripts/backup.mjs`, which leaves them out. */
export const unfinishedFolder = () => path.join(filesFolder(), 'unfinished')

const STORED = /^[0-9a-f-]{36}$/

/** Where a stored file lies. Its name is ours, so that no other place can be meant. */
function pathOf(storedAs: string): string {
  if (!STORED.test(storedAs)) throw new Error('This is no name of a stored file.')
  return path.join(filesFolder(), storedAs)
}

/** Makes the folder where it is missing, and keeps other accounts of the machine out of it, whoever made it. */
export async function protectFolder(): Promise<void> {
  await mkdir(filesFolder(), { recursive: true, mode: 0o700 })
  await chmod(filesFolder(), 0o700).catch((error: NodeJS.ErrnoException) => {
    strapi.log.warn(`Others may be able to read the files of applicants, because the folder belongs to another account (${error.code}): ${filesFolder()}`)
  })
}

/** Copies a file into the folder and gives its random name, which it gets only once it is complete. */
export async function keep(filepath: string): Promise<string> {
  await mkdir(filesFolder(), { recursive: true, mode: 0o700 })
  const storedAs = randomUUID()
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

/** The bytes of a stored file and how many they are; null when they are gone. */
export async function openStored(storedAs: string): Promise<{ size: number; stream: ReadStream } | null> {
  const file = pathOf(storedAs)
  const found = await stat(file).catch(() => null)
  return found && { size: found.size, stream: createReadStream(file) }
}

export const erase = (storedAs: string): Promise<void> => rm(pathOf(storedAs), { force: true })

/** Names of everything in the folder that was last written before this time. */
export async function namesBefore(time: Date): Promise<string[]> {
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

/** Erases something in the folder by the name that `namesBefore` gave. */
export const eraseByName = (name: string): Promise<void> => rm(path.join(filesFolder(), path.basename(name)), { force: true })
