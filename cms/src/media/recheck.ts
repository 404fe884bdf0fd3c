import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { errors } from '@strapi/utils'
import sharp from 'sharp'
import { message } from '../messages'
import { kindOf } from './kinds'

export type IncomingFile = { filepath: string; originalFilename?: string | null; mimetype?: string | null; size: number; detectedMimeType?: string }

/** What editors may bring; above all not SVG, which is a document that can hold scripts. */
const PICTURES = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'])
const LONGEST_SIDE = 2000
const PIXELS = 64_000_000

const baseName = (name: string) => path.basename(name, path.extname(name))

/** The format of a picture, or undefined when sharp cannot read it as one. */
async function pictureFormat(filepath: string): Promise<string | undefined> {
  try {
    return (await sharp(filepath, { limitInputPixels: PIXELS }).metadata()).format
  } catch {
    return undefined
  }
}

/** Draws the picture anew: upright, at most 2000 px, as WebP, and with nothing in it but its pixels (no GPS). */
async function redraw(file: IncomingFile, folder: string): Promise<IncomingFile> {
  const filepath = path.join(folder, `${randomUUID()}.webp`)
  await sharp(file.filepath, { animated: true, limitInputPixels: PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(filepath)
  return accepted(file, { extension: '.webp', mime: 'image/webp' }, filepath)
}

async function accepted(file: IncomingFile, kind: { extension: string; mime: string }, filepath: string): Promise<IncomingFile> {
  const { size } = await stat(filepath)
  const originalFilename = `${baseName(file.originalFilename || 'file')}${kind.extension}`
  return { ...file, filepath, originalFilename, mimetype: kind.mime, detectedMimeType: kind.mime, size }
}

/**
 * Judges an upload by its content, whatever its name says: pictures are drawn anew, PDF, ZIP and MP4 kept, anything else
 * refused. The name's ending and the media type follow the content. New files are written to the folder.
 */
export async function recheck(file: IncomingFile, folder: string): Promise<IncomingFile> {
  const kind = await kindOf(file.filepath)
  if (kind) return accepted(file, kind, file.filepath)
  const format = await pictureFormat(file.filepath)
  const refused = () => new errors.ApplicationError(message('fileKind', file.originalFilename ?? ''))
  if (!format || !PICTURES.has(format)) throw refused()
  return redraw(file, folder).catch(() => {
    throw refused()
  })
}
