import { appendFile, chmod, copyFile, mkdir, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { unfinishedFolder } from './folder'

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

/** `upload.visitor`: the bytes; `upload.told`: what became of them. */
type Entry = { name: string; upload: string; of: string; size: number; touched: number }

const pathOf = (name: string) => path.join(unfinishedFolder(), name)

/** All that is there; what is too old counts as gone. */
async function entries(now = Date.now()): Promise<Entry[]> {
  const names = await readdir(unfinishedFolder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const found = names.map(async (name): Promise<Entry[]> => {
    const [upload = '', of = ''] = name.split('.')
    const state = await stat(pathOf(name)).catch(() => null)
    return state && now - state.mtimeMs < LASTS ? [{ name, upload, of, size: state.size, touched: state.mtimeMs }] : []
  })
  return (await Promise.all(found)).flat()
}

const erase = (name: string) => rm(pathOf(name), { force: true })

/** Whether there is room for one more among these, which one that lies still may have to give. */
async function hasRoom(among: readonly Entry[], most: number): Promise<boolean> {
  if (among.length < most) return true
  const [stillest] = [...among].sort((one, other) => one.touched - other.touched)
  if (!stillest || Date.now() - stillest.touched < STILL) return false
  await erase(stillest.name)
  return true
}

export type Unfinished = { name: string; size: number }

/** What is there of a file, null when nothing is. */
export async function findUnfinished(upload: string): Promise<Unfinished | null> {
  return (await entries()).find((entry) => entry.upload === upload && entry.of !== TOLD) ?? null
}

/** Makes room for a file that comes in parts; null where there is none. */
export async function beginUnfinished(upload: string, visitor: string): Promise<Unfinished | null> {
  await mkdir(unfinishedFolder(), { recursive: true, mode: 0o700 })
  const there = (await entries()).filter(({ of }) => of !== TOLD)
  const ofVisitor = there.filter(({ of }) => of === visitor)
  if (!(await hasRoom(ofVisitor, MOST_OF_VISITOR)) || !(await hasRoom(there, MOST))) return null
  const name = `${upload}.${visitor}`
  await writeFile(pathOf(name), '', { mode: 0o600 })
  return { name, size: 0 }
}

/** Adds a part at the end, wholly or not at all. Gives the bytes that are there then. */
export async function addPart({ name, size }: Unfinished, filepath: string): Promise<number> {
  const part = await readFile(filepath)
  try {
    await appendFile(pathOf(name), part)
  } catch (error) {
    await truncate(pathOf(name), size).catch(() => undefined)
    throw error
  }
  return size + part.length
}

/** Looks at a copy of what is there, which may be changed; the file stays as it came. */
export async function withCopy<T>({ name }: Unfinished, run: (filepath: string) => Promise<T>): Promise<T> {
  const copy = pathOf(`copy-${name}`)
  try {
    await copyFile(pathOf(name), copy)
    await chmod(copy, 0o600)
    return await run(copy)
  } finally {
    await rm(copy, { force: true })
  }
}

/** Keeps what became of a file in its place. */
export async function tell(upload: string, { name }: Unfinished, what: unknown): Promise<void> {
  const told = pathOf(`${upload}.${TOLD}`)
  await writeFile(`${told}.part`, JSON.stringify(what), { mode: 0o600 })
  await rename(`${told}.part`, told)
  await erase(name)
}

/** What became of a file that was finished within the last day; null where that is not known. */
export async function readTold(upload: string): Promise<unknown> {
  const isTold = (await entries()).some((entry) => entry.upload === upload && entry.of === TOLD)
  if (!isTold) return null
  const text = await readFile(pathOf(`${upload}.${TOLD}`), 'utf8').catch(() => 'null')
  return JSON.parse(text) as unknown
}

/** Forgets what became of a file. */
export const forgetTold = (upload: string): Promise<void> => erase(`${upload}.${TOLD}`)

/** Erases what was last touched before this time. Gives how many files it was. */
export async function eraseUnfinished(before: Date): Promise<number> {
  const names = await readdir(unfinishedFolder()).catch(() => [])
  let erased = 0
  for (const name of names) {
    const state = await stat(pathOf(name)).catch(() => null)
    if (!state || state.mtime >= before) continue
    await erase(name)
    if (!name.includes(`.${TOLD}`)) erased += 1
  }
  return erased
}
