import 'server-only'
import type { Body } from './body'
import { definitionOf } from './definitions'
import { isForm, type StoredFile, valueOf } from './form'
import type { UploadAnswer } from './upload-answer'
import { takeFileTurn } from '@/lib/server/limits'
import { storeFile } from './uploads'

/** Statuses of what is wrong with other things than the file itself. */
const STATUSES = new Map([
  ['file_too_large', 413],
  ['file_unsent', 503],
])

export type ReceivedFile = { status: number; answer: UploadAnswer; retryAfterSeconds?: number }

export const refuseFile = (status: number, code: string): ReceivedFile => ({ status, answer: { state: 'refused', code } })

const stored = (file: StoredFile): ReceivedFile => ({ status: 200, answer: { state: 'stored', ...file } })

/** Hands one file, sent when it was chosen, to the content service; the form carries its id later. (Requirements, section 10, forms) */
export async function receiveFile({ values, uploads }: Body, address: string): Promise<ReceivedFile> {
  const form = valueOf(values, 'form')
  const [upload] = uploads
  if (!isForm(form) || !definitionOf(form).files) return refuseFile(400, 'invalid')
  if (!upload) return refuseFile(422, 'file_empty')
  const turn = await takeFileTurn({ form, address }, upload.file.size)
  if (!turn.allowed) return { ...refuseFile(429, 'rate_limited'), retryAfterSeconds: turn.retryAfterSeconds }
  const { file, error } = await storeFile(upload.file, form)
  return file ? stored(file) : refuseFile(STATUSES.get(error) ?? 422, error)
}
