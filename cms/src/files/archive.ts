import { type Entry, openPromise, type ZipFile } from 'yauzl'

const MOST_ENTRIES = 2000
const MOST_BYTES = 200 * 1024 * 1024

/** Only a bomb packs this much into little. Small archives may: a few kilobytes of blanks do nobody harm. */
const MOST_RATIO = 100
const HARMLESS_BYTES = 10 * 1024 * 1024

/** The type of a Unix file in an entry's attributes: nothing, a file or a folder may be in an archive; no link and no device. */
const PLAIN_TYPES = new Set([0, 0o100000, 0o040000])
const unixType = ({ externalFileAttributes }: Entry) => (externalFileAttributes >>> 16) & 0o170000

export class UnsafeArchive extends Error {}

function judge(entry: Entry): void {
  // Names with `..`, a drive or a leading slash never come here: yauzl refuses them.
  if (!PLAIN_TYPES.has(unixType(entry))) throw new UnsafeArchive('link')
  if (entry.isEncrypted()) throw new UnsafeArchive('encrypted')
}

type Take = (name: string, bytes: Buffer) => void

/** Unpacks an entry and gives its size; yauzl ends it when there is more than was declared. Its bytes are kept only where they are wanted. */
async function measure(zip: ZipFile, entry: Entry, take: Take | undefined): Promise<number> {
  let bytes = 0
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    bytes += (chunk as Buffer).length
    if (take) chunks.push(chunk as Buffer)
  }
  take?.(entry.fileName, Buffer.concat(chunks))
  return bytes
}

async function readEntries(zip: ZipFile, take: Take | undefined): Promise<string[]> {
  if (zip.entryCount > MOST_ENTRIES) throw new UnsafeArchive('entries')
  const limit = Math.min(MOST_BYTES, Math.max(HARMLESS_BYTES, zip.fileSize * MOST_RATIO))
  const names: string[] = []
  let declared = 0
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    judge(entry)
    declared += entry.uncompressedSize
    if (declared > limit) throw new UnsafeArchive('size')
    unpacked += await measure(zip, entry, take)
    if (unpacked > limit) throw new UnsafeArchive('size')
    names.push(entry.fileName)
    if (names.length > MOST_ENTRIES) throw new UnsafeArchive('entries')
  }
  return names
}

/**
 * The names of everything in an archive that is safe to unpack: every entry is unpacked once, into nothing or into `take`. An archive
 * within it is a file like any other. Throws an UnsafeArchive for whatever cannot be read or is not safe.
 */
export async function listArchive(filepath: string, take?: Take): Promise<string[]> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(filepath)
    return await readEntries(zip, take)
  } catch (error) {
    throw error instanceof UnsafeArchive ? error : new UnsafeArchive('unreadable', { cause: error })
  } finally {
    zip?.close()
  }
}

/** The parts of a document that is an archive, by their names in small letters. Throws an UnsafeArchive. */
export async function partsOf(filepath: string): Promise<Map<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>()
  await listArchive(filepath, (name, bytes) => {
    const small = name.toLowerCase()
    // Of two with one name each reader takes another one.
    if (parts.has(small) || /%|\\/.test(name)) throw new UnsafeArchive('names')
    parts.set(small, bytes)
  })
  return parts
}
