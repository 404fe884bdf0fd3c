import path from 'node:path'
import { createRequire } from 'node:module'

// The same sharp that the content service uses.
const sharp = createRequire(path.resolve(__dirname, '../../../cms/package.json'))('sharp')

/** A picture in one colour, a small one unless it is to be wide. */
export const picture = (format: 'jpeg' | 'png' | 'webp', width = 40): Promise<Buffer> =>
  sharp({ create: { width, height: width / 2, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer()

/** A photo that lies on its side, with the place where it was taken. */
export const photo = (format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 12/1 0/1' } })
    .toFormat(format)
    .toBuffer()

type Metadata = { format: string; width: number; height: number; orientation?: number; exif?: Buffer; xmp?: Buffer }

export const metadataOf = (image: Buffer | string): Promise<Metadata> => sharp(image).metadata()
