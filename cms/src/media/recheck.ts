import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { errors } from '@strapi/utils'
import type { FileCode } from '../files/examine/job'
import { examine } from '../files/examine/queue'
import { DOCUMENTS, kindOfEnding } from '../files/kinds'
import { isInfected } from '../files/scan'
import { message } from '../messages'
import { baseOf, endingOf } from '../rules/fields/file-name'
import { kindOf } from './kinds'

export type IncomingFile = { filepath: string; originalFilename?: string | null; mimetype?: string | null; size: number; detectedMimeType?: string }

async function accepted(file: IncomingFile, kind: { extension: string; mime: string }, filepath: string): Promise<IncomingFile> {
  const { size } = await stat(filepath)
  const originalFilename = `${baseOf(file.originalFilename ?? '') || 'file'}${kind.extension}`
  return { ...file, filepath, originalFilename, mimetype: kind.mime, detectedMimeType: kind.mime, size }
}

const ZIP = '.zip'
const DOCX = '.docx'

/** A text of Word, which is an archive too, keeps its name once it holds nothing that fetches or starts something. */
async function checkText(file: IncomingFile, folder: string): Promise<IncomingFile> {
  const checked = path.join(folder, `${randomUUID()}${DOCX}`)
  const outcome = await examine({ kind: 'applicant', from: file.filepath, to: checked, ending: DOCX }, 'editor')
  const name = file.originalFilename ?? ''
  if (!outcome || outcome.code === 'file_heavy') throw new errors.ApplicationError(message('fileHeavy', name))
  if (outcome.code) throw new errors.ApplicationError(message('fileActive', name))
  return accepted(file, { extension: DOCX, mime: kindOfEnding(DOCX, DOCUMENTS)?.mime ?? 'application/octet-stream' }, checked)
}

const PICTURE_WORDS: Partial<Record<FileCode, 'picturePixels' | 'pictureBroken'>> = { picture_pixels: 'picturePixels', picture_broken: 'pictureBroken' }

/** A copy of a file without so many bytes at its beginning. */
async function without(bytes: number, filepath: string, folder: string): Promise<string> {
  const cut = path.join(folder, randomUUID())
  await pipeline(createReadStream(filepath, { start: bytes }), createWriteStream(cut))
  return cut
}

/**
 * Judges an upload by its content, whatever its name says: pictures are drawn again, PDF, ZIP, films and sound kept, anything else
 * refused. The name's ending and the media type follow the content. New files are written to the folder.
 */
export async function recheck(file: IncomingFile, folder: string): Promise<IncomingFile> {
  if (await isInfected(file.filepath)) throw new errors.ApplicationError(message('fileInfected', file.originalFilename ?? ''))
  const kind = await kindOf(file.filepath)
  if (kind?.extension === ZIP && endingOf(file.originalFilename ?? '') === DOCX) return checkText(file, folder)
  if (kind?.start) return accepted(file, kind, await without(kind.start, file.filepath, folder))
  if (kind) return accepted(file, kind, file.filepath)
  const drawn = path.join(folder, `${randomUUID()}.webp`)
  const outcome = await examine({ kind: 'medium', from: file.filepath, to: drawn }, 'editor')
  const name = file.originalFilename ?? ''
  if (!outcome || outcome.code === 'file_heavy') throw new errors.ApplicationError(message('fileHeavy', name))
  if (outcome.code) throw new errors.ApplicationError(message(PICTURE_WORDS[outcome.code] ?? 'fileKind', name))
  return accepted(file, { extension: '.webp', mime: 'image/webp' }, drawn)
}
