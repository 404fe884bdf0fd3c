import path from 'node:path'
import { createRequire } from 'node:module'

// The same sharp that the content service uses.
const sharp = createRequire(path.resolve(__dirname, '../../../cms/package.json'))('sharp')

/** A small picture in one colour. */
export const picture = (format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } }).toFormat(format).toBuffer()
