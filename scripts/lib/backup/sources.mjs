import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { names } from '../archive.mjs'
import { asked, filesInBucket } from '../buckets.mjs'

/** Files of which a part is missing (cms/src/files/unfinished.ts): they belong to no submission yet, and are erased after a day. */
const UNFINISHED = 'unfinished'

/** The files below a folder, with their names from there. A link to a file counts as the file. */
function filesBelow(folder, leftOut = undefined, prefix = '') {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== leftOut)
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesBelow(path, undefined, `${prefix}${entry.name}/`)
      const stats = statSync(path, { throwIfNoEntry: false })
      return stats?.isFile() ? [{ name: prefix + entry.name, path, size: stats.size }] : []
    })
}

/** The files of both folders: those that are there now. */
export const listFiles = ({ uploads, applicantFiles }) => ({ uploads: filesBelow(uploads), applicantFiles: filesBelow(applicantFiles, UNFINISHED) })

/** One file as an entry of an archive; nothing for one that was deleted since it was listed. */
async function* fileEntry(name, path) {
  const handle = await open(path).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!handle) return
  const { size, mtime, mode } = await handle.stat()
  // One that grows is taken as long as it was.
  const content = size > 0 ? createReadStream(path, { fd: handle, end: size - 1 }) : Readable.from([])
  yield { name, type: 'file', mode: mode & 0o777, mtime, size, content }
  await handle.close().catch(() => undefined)
}

async function* bucketEntries(buckets, which, section) {
  for await (const { name, opened } of filesInBucket(buckets, which)) {
    yield { name: `./${section}/${name}`, type: 'file', mode: 0o600, mtime: opened.modified, size: opened.size, content: opened.stream }
  }
}

async function* folderEntries(section, files, buckets, which) {
  yield { name: `./${section}/`, type: 'directory', mode: 0o700, mtime: new Date() }
  const inBucket = new Set()
  if (buckets) {
    for await (const entry of bucketEntries(buckets, which, section)) {
      inBucket.add(entry.name)
      yield entry
    }
  }
  for (const { name, path } of files) if (!inBucket.has(`./${section}/${name}`)) yield* fileEntry(`./${section}/${name}`, path)
}

/** What an archive holds, in its order: files last, so that one that comes in between is one too many, never one too few for the database. */
export async function* entriesOf({ description, database, databaseName, files, buckets }) {
  const text = JSON.stringify(description, null, 2)
  yield { name: `./${names.description}`, type: 'file', mode: 0o600, mtime: new Date(), size: Buffer.byteLength(text), content: Readable.from([text]) }
  yield* fileEntry(`./${databaseName}`, database)
  yield* folderEntries(names.uploads, files.uploads, buckets, 'uploads')
  yield* folderEntries(names.applicantFiles, files.applicantFiles, buckets, 'applicants')
}

/** Fails with a sentence when buckets do not answer. */
export const askedEntries = (entries) => ({
  async *[Symbol.asyncIterator]() {
    const iterator = entries[Symbol.asyncIterator]()
    for (let step = await asked(() => iterator.next()); !step.done; step = await asked(() => iterator.next())) yield step.value
  },
})
