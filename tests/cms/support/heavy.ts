import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { deflateSync } from 'node:zlib'

// The same sharp that the content service uses.
const sharp = createRequire(path.resolve(__dirname, '../../../cms/package.json'))('sharp')

const blank = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: 'teal' } })

/** Some kilobytes that unpack to 256 MB of pixels. */
export const largeWebp = (): Promise<Buffer> => blank(8000, 7990).webp({ lossless: true }).toBuffer()

/** A photo of a telephone with 48 megapixels, taken with the telephone upright. */
export const largePhoto = (): Promise<Buffer> => blank(8000, 6000).withMetadata({ orientation: 6 }).jpeg().toBuffer()

/** Can be read only when all of it is in memory. */
export const interlacedPng = (): Promise<Buffer> => blank(8000, 8000).png({ progressive: true }).toBuffer()

export const tooManyPixels = (): Promise<Buffer> => blank(9000, 9000).png().toBuffer()

/** Frames that are small each, and much together. */
export async function longAnimation(): Promise<Buffer> {
  const frame = await blank(1000, 1000).png().toBuffer()
  return sharp(Array(100).fill(frame), { join: { animated: true } })
    .gif()
    .toBuffer()
}

/** A PDF whose one packed stream holds so many objects. */
export function crowdedPdf(count: number): Buffer {
  const object = '<</A/B/C[1 2 3]>> '
  const offsets = Array.from({ length: count }, (_, index) => `${index + 10} ${index * object.length} `).join('')
  const packed = deflateSync(offsets + object.repeat(count))
  const head =
    '%PDF-1.5\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n'
  const stream = `4 0 obj<</Type/ObjStm/N ${count}/First ${offsets.length}/Length ${packed.length}/Filter/FlateDecode>>stream\n`
  return Buffer.concat([Buffer.from(head + stream), packed, Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF')])
}

const fieldOf = (pid: string, field: string): number => {
  try {
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

/** The memory in MB of the processes that a process has started. */
export const memoryOfChildren = (pid: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && fieldOf(name, 'PPid') === pid)
    .reduce((sum, name) => sum + fieldOf(name, 'VmRSS') / 1024, 0)

export const memoryOf = (pid: number): number => fieldOf(String(pid), 'VmRSS') / 1024
