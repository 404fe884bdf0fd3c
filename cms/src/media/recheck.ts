import { randomUUID } from 'node:crypto'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { errors } from '@strapi/utils'
import { examine } from '../files/examine/queue'
import { DOCUMENTS, kindOfEnding } from '../files/kinds'
import { extensionOf } from '../files/name'
import { isInfected } from '../files/scan'
import { message } from '../messages'
import { kindOf } from './kinds'

export type IncomingFile = { filepath: string; originalFilename?: string | null; mimetype?: string | null; size: number; detectedMimeType?: string }

const baseName = (name: string) => path.basename(name, path.extname(name))

async function accepted(file: IncomingFile, kind: { extension: string; mime: string }, filepath: string): Promise<IncomingFile> {
  const { size } = await stat(filepath)
  const originalFilename = `${baseName(file.originalFilename || 'file')}${kind.extension}`
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

/**
 * Judges an upload by its content, whatever its name says: pictures are drawn again, PDF, ZIP and MP4 kept, anything else
 * refused. The name's ending and the media type follow the content. New files are written to the folder.
 */
export async function recheck(file: IncomingFile, folder: string): Promise<IncomingFile> {
  if (await isInfected(file.filepath)) throw new errors.ApplicationError(message('fileInfected', file.originalFilename ?? ''))
  const kind = await kindOf(file.filepath)
  if (kind?.extension === ZIP && extensionOf(file.originalFilename ?? '') === DOCX) return checkText(file, folder)
  if (kind) return accepted(file, kind, file.filepath)
  const drawn = path.join(folder, `${randomUUID()}.webp`)
  const outcome = await examine({ kind: 'medium', from: file.filepath, to: drawn }, 'editor')
  const name = file.originalFilename ?? ''
  if (!outcome || outcome.code === 'file_heavy') throw new errors.ApplicationError(message('fileHeavy', name))
  if (outcome.code) throw new errors.ApplicationError(message('fileKind', name))
  return accepted(file, { extension: '.webp', mime: 'image/webp' }, drawn)
}
