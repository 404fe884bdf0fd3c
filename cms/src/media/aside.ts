import { constants } from 'node:fs'
import { copyFile, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { buckets } from '../buckets'

/** How names begin under which nobody is given a file. The media library itself makes none with a hyphen. */
const ASIDE = 'bin-'

const asideOf = (name: string) => `${ASIDE}${name}`

/** Whether a name is one of those, on a file system too that takes capital letters for small ones. */
export const isAside = (name: string): boolean => name.toLowerCase().startsWith(ASIDE)

type File = { hash: string; ext?: string | null }

/** The names under which a file of the media library and its formats are stored. */
export function storedNames({ formats, ...file }: File & { formats?: Record<string, File> | null }): string[] {
  return [file, ...Object.values(formats ?? {})].map(({ hash, ext }) => path.basename(`${hash}${ext ?? ''}`))
}

const onDisk = (name: string) => path.join(strapi.dirs.static.public, 'uploads', name)

const isNone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** What is on the disk, or null. */
async function none<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (isNone(error)) return null
    throw error
  }
}

/** Copies a stored file, to the bucket where there is one: what is still on the disk of the time before it is copied there too. */
async function copy(from: string, to: string): Promise<void> {
  const bucket = buckets()?.uploads
  if (!bucket) {
    await none(copyFile(onDisk(from), onDisk(to), constants.COPYFILE_FICLONE))
    return
  }
  if (await bucket.copy(from, to)) return
  const bytes = await none(readFile(onDisk(from)))
  if (bytes) await bucket.put(to, bytes, bytes.length)
}

async function isStored(name: string): Promise<boolean> {
  return ((await buckets()?.uploads.look(name)) ?? (await none(stat(onDisk(name))))) !== null
}

async function erase(name: string): Promise<void> {
  await buckets()?.uploads.erase(name)
  await rm(onDisk(name), { force: true })
}

const forEach = async (names: readonly string[], run: (name: string) => Promise<void>) => void (await Promise.all(names.map(run)))

/** Copies files to where nobody is given them. */
export const putAside = (names: readonly string[]): Promise<void> => forEach(names, (name) => copy(name, asideOf(name)))

/** Copies them back to their addresses. */
export const putBack = (names: readonly string[]): Promise<void> => forEach(names, (name) => copy(asideOf(name), name))

/** Erases what was put aside. */
export const eraseAside = (names: readonly string[]): Promise<void> => forEach(names, (name) => erase(asideOf(name)))

/** Erases files at their addresses. */
export const eraseStored = (names: readonly string[]): Promise<void> => forEach(names, erase)

/** Copies back those of which nothing is at their addresses. */
export const putBackMissing = (names: readonly string[]): Promise<void> =>
  forEach(names, async (name) => void ((await isStored(name)) || (await putBack([name]))))

/** The names, as they were before, of what was put aside before a moment. */
export async function namesAside(before: Date): Promise<string[]> {
  const found: { name: string; modified: Date }[] = []
  for (const name of ((await none(readdir(onDisk('')))) ?? []).filter(isAside)) {
    const stats = await none(stat(onDisk(name)))
    if (stats) found.push({ name, modified: stats.mtime })
  }
  const bucket = buckets()?.uploads
  if (bucket) for await (const { key, modified } of bucket.list(ASIDE)) found.push({ name: key, modified })
  return [...new Set(found.filter(({ modified }) => modified < before).map(({ name }) => name.slice(ASIDE.length)))]
}
