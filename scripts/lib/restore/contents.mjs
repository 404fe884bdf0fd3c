import { createWriteStream, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { names } from '../archive.mjs'
import { Problem } from '../problem.mjs'
import { onDisk } from '../room.mjs'
import { readTar, skip } from '../tar.mjs'

const DAMAGED = 'Nothing was changed: use another copy.'
const NOT_OURS = 'it is not a backup made by "npm run backup".'

/** The words of a path in the archive. Throws a Problem for what no backup holds. */
function wordsOf({ name, type }) {
  if (type !== 'file' && type !== 'directory') throw new Problem(`This archive holds ${name}, which is neither file nor folder: ${NOT_OURS}`)
  const words = name.split('/').filter((word) => word !== '' && word !== '.')
  if (words.includes('..') || name.includes('\0') || name.includes('\\')) throw new Problem(`This archive holds ${name}, which lies outside of it: ${NOT_OURS}`)
  return words
}

function parse(description) {
  try {
    return JSON.parse(description)
  } catch {
    throw new Problem(`The description in this archive (${names.description}) is damaged. ${DAMAGED}`)
  }
}

/** What lies in a folder of the archive: how many files, and what they take on a disk. */
class Section {
  isThere = false
  files = 0
  bytes = 0

  add({ type, size }, words) {
    this.isThere = true
    if (type !== 'file') return
    this.bytes += onDisk(size)
    if (words.at(-1) !== '.gitkeep') this.files += 1
  }
}

/**
 * Reads an archive to its end, and writes nothing: what fails here is damaged, or none of ours. Gives what it says of itself, and the sizes of
 * what it holds.
 */
export async function inspect(file, client) {
  let description
  const sections = Object.fromEntries(Object.values(names).map((name) => [name, new Section()]))
  await readTar(file, async (header, stream) => {
    const words = wordsOf(header)
    sections[words[0]]?.add(header, words)
    if (words.length === 1 && words[0] === names.description) description = await text(stream)
    else await skip(stream)
  })
  if (description === undefined) throw new Problem(`This archive is not a backup made by "npm run backup".`)
  const { made, database } = parse(description)
  if (database !== client) throw new Problem(`This is a backup of ${database}, but DATABASE_CLIENT says ${client}.`)
  if (!sections[names[client]].isThere) throw new Problem(`This archive lacks ${names[client]}. ${DAMAGED}`)
  return { made, database: sections[names[client]], uploads: sections[names.uploads], applicantFiles: sections[names.applicantFiles] }
}

/** Unpacks parts of an archive: `places` names the file or folder for each part that is wanted, by its name in the archive. */
export async function unpack(file, places) {
  await readTar(file, async (header, stream) => {
    const [section, ...below] = wordsOf(header)
    const place = places[section]
    if (place === undefined) return skip(stream)
    const path = join(place, ...below)
    mkdirSync(header.type === 'directory' ? path : dirname(path), { recursive: true })
    if (header.type === 'directory') return skip(stream)
    await pipeline(stream, createWriteStream(path, { mode: below.length === 0 ? 0o600 : header.mode & 0o777 }))
  })
}
