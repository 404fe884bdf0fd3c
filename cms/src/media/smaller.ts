import { createReadStream } from 'node:fs'
import path from 'node:path'
import { errors } from '@strapi/utils'
import type { Job } from '../files/examine/job'
import { examine } from '../files/examine/queue'
import { message } from '../messages'
import { PICTURE_WIDTHS, SOCIAL_COPY } from '../rules/pictures'

/** A file on its way into the media library, as Strapi describes it. */
type Given = {
  name: string
  hash: string
  ext: string
  mime: string
  filepath?: string
  tmpWorkingDirectory: string
  path?: string | null
  width?: number | null
  height?: number | null
}

type Smaller = Omit<Given, 'tmpWorkingDirectory' | 'filepath'> & { filepath: string } & {
  getStream: () => NodeJS.ReadableStream
  size: number
  sizeInBytes: number
}

/** As Strapi's own. */
const THUMBNAIL = { width: 245, height: 156 }

/** Where a file lies: Strapi takes that out of its description as soon as it is stored, while the smaller copies are still to be drawn. */
const places = new WeakMap<Given, string>()

const isLarger = ({ width, height }: Given, than: { width: number; height: number }) => (width ?? 0) > than.width || (height ?? 0) > than.height

type Copy = { key: string; ext: string; mime: string; job: (paths: { from: string; to: string }) => Job }

/** A copy of a picture; null where it took too much time or memory to draw it. */
async function draw(file: Given, { key, ext, mime, job }: Copy): Promise<Smaller | null> {
  const hash = `${key}_${file.hash}`
  const filepath = path.join(file.tmpWorkingDirectory, hash)
  const from = places.get(file)
  if (!from) throw new Error('Strapi asked for a smaller copy before it asked whether the file is a picture.')
  const outcome = await examine(job({ from, to: filepath }), 'editor')
  if (!outcome?.drawn) return null
  const { width, height, bytes } = outcome.drawn
  const size = Math.round(bytes / 10) / 100
  const getStream = () => createReadStream(filepath)
  return { name: `${key}_${file.name}`, hash, ext, mime, filepath, path: file.path ?? null, width, height, size, sizeInBytes: bytes, getStream }
}

async function drawn(file: Given, key: string, within: { width: number; height: number }): Promise<Smaller> {
  const { ext, mime } = file
  const copy = await draw(file, { key, ext, mime, job: (paths) => ({ kind: 'smaller', ...paths, ...within }) })
  if (!copy) throw new errors.ApplicationError(message('fileHeavy', file.name))
  return copy
}

/** The site draws a picture of its own for links where this one is missing. */
const drawnForLinks = (file: Given): Promise<Smaller | null> => {
  const { name, width, bytes, extension, mime } = SOCIAL_COPY
  return draw(file, { key: name, ext: extension, mime, job: (paths) => ({ kind: 'social', ...paths, width, bytes }) })
}

/** Every picture that gets this far was drawn by `recheck`. */
async function isPicture(file: Given): Promise<boolean> {
  if (file.filepath) places.set(file, file.filepath)
  return file.mime === 'image/webp'
}

/**
 * In the place of Strapi's functions that read pictures, which it does within the service: these have them read by the process that examines files. Tests
 * hold them against what Strapi asks for.
 */
export const pictureFunctions = {
  isImage: isPicture,
  isResizableImage: isPicture,
  isFaultyImage: async () => false,
  isOptimizableImage: async () => false,
  generateThumbnail: async (file: Given) => (isLarger(file, THUMBNAIL) ? drawn(file, 'thumbnail', THUMBNAIL) : null),
  async generateResponsiveFormats(file: Given): Promise<{ key: string; file: Smaller }[]> {
    const formats: { key: string; file: Smaller }[] = []
    for (const [key, width] of Object.entries(PICTURE_WIDTHS)) {
      if (isLarger(file, { width, height: width })) formats.push({ key, file: await drawn(file, key, { width, height: width }) })
    }
    const social = await drawnForLinks(file)
    return social ? [...formats, { key: SOCIAL_COPY.name, file: social }] : formats
  },
}
