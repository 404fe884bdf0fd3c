import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import type { Encoding } from './copies'

/** What the parts of a gzip file stand between: its header, and the sign that no part follows (RFC 1952, RFC 1951). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
const LAST = Buffer.from([3, 0])

/** Ends on a whole byte and refers to nothing that stands before it, so that another part may follow. */
const PART = { finishFlush: constants.Z_SYNC_FLUSH }

/** So much of a part is not worth compressing: it stands as it is. Bytes. */
const SHORT = 200

/** So much is compressed at once: to have it done beside all else takes longer than to do it. Bytes. */
const LONG = 100_000

const deflate = promisify(deflateRaw)
const brotli = promisify(brotliCompress)

/** Text that many answers hold, such as the page around what was found: written and compressed once for all of them. */
export class SharedText {
  readonly plain: Buffer
  #deflated: Buffer | undefined

  constructor(text: string) {
    this.plain = Buffer.from(text)
  }

  get deflated(): Buffer {
    return (this.#deflated ??= deflateRawSync(this.plain, { ...PART, level: 9 }))
  }
}

/** A text in parts: those that many answers share, and those of this one alone. */
export type Parts = readonly (SharedText | string)[]

const bytesOf = (part: SharedText | string): Buffer => (typeof part === 'string' ? Buffer.from(part) : part.plain)

/** The whole of a text in parts. */
export const wholeText = (parts: Parts): string => parts.map((part) => (typeof part === 'string' ? part : part.plain.toString())).join('')

/** Bytes as they are, in the form that a compressed text has for them. */
function stored(bytes: Buffer): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0])
  head.writeUInt16LE(bytes.length, 1)
  head.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([head, bytes])
}

async function deflated(part: SharedText | string, plain: Buffer): Promise<Buffer> {
  if (typeof part !== 'string') return part.deflated
  if (plain.length < SHORT) return stored(plain)
  const options = { ...PART, level: 5 }
  return plain.length < LONG ? deflateRawSync(plain, options) : deflate(plain, options)
}

async function gzipped(parts: Parts): Promise<Buffer> {
  const plain = parts.map(bytesOf)
  const end = Buffer.alloc(8)
  end.writeUInt32LE(plain.reduce((sum, bytes) => crc32(bytes, sum), 0))
  end.writeUInt32LE(plain.reduce((sum, { length }) => sum + length, 0) >>> 0, 4)
  return Buffer.concat([HEAD, ...(await Promise.all(parts.map((part, index) => deflated(part, plain[index] ?? Buffer.alloc(0))))), LAST, end])
}

/** How an answer in parts is sent, the best way first: only in gzip can what is shared stand without being compressed again. */
export const ENCODINGS_OF_PARTS = ['gzip', 'br'] as const satisfies readonly Encoding[]

/** A text in parts as it is sent to one visitor. */
export async function sendable(parts: Parts, encoding: Encoding | null): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(parts)
  const plain = Buffer.concat(parts.map(bytesOf))
  return encoding === null ? plain : brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
