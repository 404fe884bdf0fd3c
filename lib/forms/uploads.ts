import 'server-only'
import { ContentUnavailable } from '@/lib/content/errors'
import { type Part, uploadFile, uploadPart } from '@/lib/content/files'
import { log } from '@/lib/log'
import { MAX_FILE_BYTES } from '@/rules/fields/file'
import type { Body } from './body'
import { type ErrorCode, isErrorCode } from './error-codes'
import type { Errors, FormName, StoredFile } from './form'
import { NO_PARTS, type PartAnswer } from './upload-answer'

export type FileAnswer = { file: StoredFile; error?: undefined } | { file?: undefined; error: ErrorCode }

/** What the content service finds wrong, in the words of the form: an idea has to be an archive. (Requirements, section 5) */
function errorOf(code: string, form: FormName): ErrorCode {
  if (form === 'idea' && code === 'file_type') return 'zip_required'
  return isErrorCode(code) ? code : 'file_type'
}

/** Hands one file of a form to the content service. Never throws for a service that does not answer: the file can be sent again. */
export async function storeFile(file: File, form: FormName): Promise<FileAnswer> {
  if (file.size === 0) return { error: 'file_empty' }
  if (file.size > MAX_FILE_BYTES) return { error: 'file_too_large' }
  try {
    const answer = await uploadFile(file, form)
    if (answer.state === 'stored') return { file: { id: answer.id, name: answer.name } }
    return { error: errorOf(answer.code, form) }
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error(error.message)
    return { error: 'file_unsent' }
  }
}

/** Hands a part of a file of a form to the content service. Never throws for a service that does not answer: the part can be sent again. */
export async function storePart(part: Part, form: FormName): Promise<PartAnswer> {
  try {
    const answer = await uploadPart(part, form)
    if (answer.state === 'unable') return { state: 'refused', code: NO_PARTS }
    return answer.state === 'refused' ? { state: 'refused', code: errorOf(answer.code, form) } : answer
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error(error.message)
    return { state: 'refused', code: 'file_unsent' }
  }
}

/**
 * Stores the files that came with a form before those that are there already: an error in another field must not cost a second
 * sending, and where one file is wanted the new one is it.
 */
export async function storeUploads(form: FormName, { values, uploads }: Body, fields: readonly string[], files: Record<string, StoredFile[]>): Promise<Errors> {
  const errors: Errors = {}
  for (const { field, file } of uploads.filter((upload) => fields.includes(upload.field))) {
    const answer = await storeFile(file, form)
    if (answer.file) files[field] = [answer.file, ...(files[field] ?? [])]
    else errors[field] = answer.error
  }
  for (const field of fields) values[field] = (files[field] ?? []).map(({ id }) => id)
  return errors
}
