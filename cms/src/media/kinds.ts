import { open } from 'node:fs/promises'
import { HEAD_BYTES, pdfStart } from '../files/kinds'

/** `start`: what stands before that byte does not belong to the file. */
export type Kind = { extension: string; mime: string; start?: number }

const starts = (head: Buffer, ...bytes: number[]) => bytes.every((byte, index) => head[index] === byte)
const has = (head: Buffer, offset: number, text: string) => head.subarray(offset, offset + text.length).toString('latin1') === text

/** What a film or a sound is, by the brand in its first bytes; pictures begin alike, with other brands. */
const BRANDS: readonly (Kind & { brand: RegExp })[] = [
  { brand: /^qt {2}$/, extension: '.mov', mime: 'video/quicktime' },
  { brand: /^M4[ABP] $/, extension: '.m4a', mime: 'audio/mp4' },
  { brand: /^(isom|iso[2-9a-c]|mp4[12]|avc1|dash|M4V[ HP]?|MSNV|mmp4|f4v |cmf[cs2])$/, extension: '.mp4', mime: 'video/mp4' },
]

/** The kind of a file that is kept as it is, by its first bytes. */
function kindBy(head: Buffer): Kind | undefined {
  if (starts(head, 0x50, 0x4b, 0x03, 0x04)) return { extension: '.zip', mime: 'application/zip' }
  if (has(head, 4, 'ftyp')) {
    const brand = head.toString('latin1', 8, 12)
    const known = BRANDS.find((kind) => kind.brand.test(brand))
    return known && { extension: known.extension, mime: known.mime }
  }
  const start = pdfStart(head)
  return start < 0 ? undefined : { extension: '.pdf', mime: 'application/pdf', start }
}

/** The kind of a file that is not a picture, by its content; undefined for everything else. */
export async function kindOf(filepath: string): Promise<Kind | undefined> {
  const handle = await open(filepath, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    return kindBy(buffer.subarray(0, bytesRead))
  } finally {
    await handle.close()
  }
}
