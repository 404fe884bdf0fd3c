import { chmod, mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { buckets } from '../buckets'
import { unfinishedFolder } from './folder'
import type { Lying, Shelf } from './shelf'
import { shelfBucket } from './shelf-bucket'
import { shelfFolder } from './shelf-folder'

/** How many files may be unfinished at once: 2 GB at most. */
export const MOST = 100

/** Of one visitor: behind one address there may be a camp. Who finds no room sends the file in one request. */
export const MOST_OF_VISITOR = 25

/** One that lies still so long gives room to a new one where there is none. Milliseconds. */
const STILL = 60 * 60 * 1000

/** So long after its last part it can be finished, and so long it is told what became of it. Milliseconds. */
const LASTS = 24 * 60 * 60 * 1000

/** The end of the name of what was answered. */
const TOLD = 'told'

const COPY = 'copy-'

type Entry = Lying & { upload: string; of: string }

function shelf(): Shelf {
  const bucket = buckets()?.applicants
  return bucket ? shelfBucket(bucket) : shelfFolder
}

/** All that is there, or that of one file; what is too old counts as gone. */
async function entries(upload?: string, now = Date.now()): Promise<Entry[]> {
  const lying = (await shelf().list(upload)).filter(({ touched }) => now - touched < LASTS)
  return lying.map((one) => {
    const [name = '', of = ''] = one.name.split('.')
    return { ...one, upload: name, of }
  })
}

/** Whether there is room for one more among these, which one that lies still may have to give. */
async function hasRoom(among: readonly Entry[], most: number): Promise<boolean> {
  if (among.length < most) return true
  const [stillest] = [...among].sort((one, other) => one.touched - other.touched)
  if (!stillest || Date.now() - stillest.touched < STILL) return false
  await shelf().erase(stillest.name)
  return true
}

export type Unfinished = { name: string; size: number }

/** What is there of a file, null when nothing is. */
export async function findUnfinished(upload: string): Promise<Unfinished | null> {
  return (await entries(upload)).find(({ of }) => of !== TOLD) ?? null
}

/** Makes room for a file that comes in parts; null where there is none. */
export async function beginUnfinished(upload: string, visitor: string): Promise<Unfinished | null> {
  const there = (await entries()).filter(({ of }) => of !== TOLD)
  const ofVisitor = there.filter(({ of }) => of === visitor)
  if (!(await hasRoom(ofVisitor, MOST_OF_VISITOR)) || !(await hasRoom(there, MOST))) return null
  const name = `${upload}.${visitor}`
  await shelf().begin(name)
  return { name, size: 0 }
}

/** Adds a part at the end, wholly or not at all. Gives the bytes that are there then. */
export async function addPart({ name, size }: Unfinished, filepath: string): Promise<number> {
  const part = await readFile(filepath)
  await shelf().add(name, size, part)
  return size + part.length
}

/** Looks at a copy of what is there, which may be changed; the file stays as it came. */
export async function withCopy<T>({ name, size }: Unfinished, run: (filepath: string) => Promise<T>): Promise<T> {
  const copy = path.join(unfinishedFolder(), `${COPY}${name}`)
  await mkdir(unfinishedFolder(), { recursive: true, mode: 0o700 })
  try {
    // What a process has left that ended at it.
    await rm(copy, { force: true })
    await shelf().copyTo(copy, name, size)
    await chmod(copy, 0o600)
    return await run(copy)
  } finally {
    await rm(copy, { force: true })
  }
}

/** Keeps what became of a file in its place. */
export async function tell(upload: string, { name }: Unfinished, what: unknown): Promise<void> {
  await shelf().write(`${upload}.${TOLD}`, JSON.stringify(what))
  await shelf().erase(name)
}

/** What became of a file that was finished within the last day; null where that is not known. */
export async function readTold(upload: string): Promise<unknown> {
  const isTold = (await entries(upload)).some(({ of }) => of === TOLD)
  const text = isTold ? await shelf().read(`${upload}.${TOLD}`) : null
  return text === null ? null : (JSON.parse(text) as unknown)
}

/** Forgets what became of a file. */
export const forgetTold = (upload: string): Promise<void> => shelf().erase(`${upload}.${TOLD}`)

/** Erases from one what was last touched before this time. Gives how many files it was. */
async function eraseFrom(one: Shelf, before: Date): Promise<number> {
  const old = (await one.list()).filter(({ touched }) => touched < before.getTime())
  for (const { name } of old) await one.erase(name)
  return old.filter(({ name }) => !name.includes(`.${TOLD}`)).length
}

/** Erases what was last touched before this time, copies and files of the time before the bucket too. Gives how many files it was. */
export async function eraseUnfinished(before: Date): Promise<number> {
  const onDisk = await eraseFrom(shelfFolder, before)
  return shelf() === shelfFolder ? onDisk : onDisk + (await eraseFrom(shelf(), before))
}
