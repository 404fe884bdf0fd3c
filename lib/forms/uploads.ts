import 'server-only'
import { ContentUnavailable } from '@/lib/content/errors'
import { uploadFile } from '@/lib/content/files'
import type { Body } from './body'
import { type ErrorCode, isErrorCode } from './error-codes'
import type { Errors, FormName, StoredFile } from './form'

/** Specification, section 9. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024

export type FileAnswer = { file: StoredFile; error?: undefined } | { file?: undefined; error: ErrorCode }

/** Hands one file of a form to the content service. Never throws for a service that does not answer: the file can be sent again. */
export async function storeFile(file: File, form: FormName): Promise<FileAnswer> {
  if (file.size > MAX_FILE_BYTES) return { error: 'file_too_large' }
  try {
    const answer = await uploadFile(file, form === 'idea' ? 'archive' : 'document')
    if (answer.state === 'stored') return { file: { id: answer.id, name: answer.name } }
    return { error: isErrorCode(answer.code) ? answer.code : 'file_type' }
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    console.error(error.message)
    return { error: 'file_unsent' }
  }
}

/** Stores the files that came with a form beside those that are there: an error in another field must not cost a second sending. */
export async function storeUploads(form: FormName, { values, uploads }: Body, fields: readonly string[], files: Record<string, StoredFile[]>): Promise<Errors> {
  const errors: Errors = {}
  for (const { field, file } of uploads.filter((upload) => fields.includes(upload.field))) {
    const answer = await storeFile(file, form)
    if (answer.file) files[field] = [...(files[field] ?? []), answer.file]
    else errors[field] = answer.error
  }
  for (const field of fields) values[field] = (files[field] ?? []).map(({ id }) => id)
  return errors
}
