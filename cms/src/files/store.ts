import type { Readable } from 'node:stream'
import { buckets } from '../buckets'
import { inBucket } from './bucket'
import { folder } from './folder'
import type { Place } from './place'

/** Where files are kept first, then where those of the time before the buckets still are. */
function places(): [Place, ...Place[]] {
  const bucket = buckets()?.applicants
  return bucket ? [inBucket(bucket), folder] : [folder]
}

/** Stores a file of an applicant and gives its random name. */
export const keep = (filepath: string): Promise<string> => places()[0].keep(filepath)

/** The bytes of a stored file and how many they are; null when they are gone. */
export async function openStored(storedAs: string): Promise<{ size: number; stream: Readable } | null> {
  for (const place of places()) {
    const opened = await place.open(storedAs)
    if (opened) return opened
  }
  return null
}

/** Erases a stored file, wherever it is. */
export async function erase(storedAs: string): Promise<void> {
  for (const place of places()) await place.erase(storedAs)
}

/** Names of everything that was last written before this time. */
export async function namesBefore(time: Date): Promise<string[]> {
  const names = await Promise.all(places().map((place) => place.namesBefore(time)))
  return [...new Set(names.flat())]
}

/** Erases something by the name that `namesBefore` gave. */
export async function eraseByName(name: string): Promise<void> {
  for (const place of places()) await place.eraseByName(name)
}
