import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cms } from './paths.mjs'
import { Problem } from './problem.mjs'

/** Files that are stored at a time. */
const AT_ONCE = 8

/** The buckets in which the content service keeps its files, by its own code; null where it keeps them on the disk. */
export async function openBuckets({ isInBuckets }) {
  if (!isInBuckets) return null
  if (!existsSync(join(cms, 'dist/src/buckets'))) throw new Problem('The content service is not built yet: "npm start" builds it.')
  try {
    return await createRequire(join(cms, 'package.json'))('./dist/src/buckets').openBuckets()
  } catch (error) {
    throw new Problem(error.message)
  }
}

/** What buckets do, with a sentence when they do not answer. */
export async function asked(run) {
  try {
    return await run()
  } catch (error) {
    throw error.name?.startsWith('StorageAway') ? new Problem(`The buckets of the files do not answer: ${error.name}.`) : error
  }
}

async function withEach(items, run) {
  const left = [...items]
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** How files are called in each: those of which a part is missing, and somebody else's, are called otherwise. */
const NAMES = { uploads: /^[\w-][\w.-]*$/, applicants: /^[0-9a-f-]{36}$/ }

/** The names of what lies in a bucket. */
async function namesIn(bucket, names) {
  const found = new Set()
  for await (const { key } of bucket.list()) if (names.test(key)) found.add(key)
  return found
}

/** The files of a bucket, each with its content: one that was erased since it was listed is left out. */
export async function* filesInBucket(buckets, which) {
  const bucket = buckets[which]
  for (const name of [...(await namesIn(bucket, NAMES[which]))].sort()) {
    const opened = await bucket.open(name)
    if (opened) yield { name, opened }
  }
}

const filesIn = (folder, names) => (existsSync(folder) ? readdirSync(folder).filter((name) => names.test(name)) : [])

/**
 * Stores what a folder has and a bucket has not. Gives how that is undone, and what is left to do once all else is restored: to store
 * what the bucket has otherwise, and to erase what the folder has not.
 */
export async function stageBucket(buckets, which, folder) {
  const bucket = buckets[which]
  const names = filesIn(folder, NAMES[which])
  const there = await namesIn(bucket, NAMES[which])
  const put = async (name) => {
    const bytes = readFileSync(join(folder, name))
    await bucket.put(name, bytes, bytes.length)
  }
  const added = names.filter((name) => !there.has(name))
  const undo = () => withEach(added, (name) => bucket.erase(name))
  try {
    await withEach(added, put)
  } catch (error) {
    await undo().catch(() => undefined)
    throw error
  }
  const finish = async () => {
    const kept = new Set(names)
    await withEach(
      names.filter((name) => there.has(name)),
      put,
    )
    await withEach(
      [...there].filter((name) => !kept.has(name)),
      (name) => bucket.erase(name),
    )
  }
  return { undo, finish }
}
