import 'server-only'
import type { Body } from './body'
import { definitionOf } from './definitions'
import { type FormName, isForm, type StoredFile, valueOf } from './form'
import { NO_PARTS, type PartAnswer } from './upload-answer'
import { takeFileTurn, takePartTurn } from '@/lib/server/limits'
import { readPart } from './part'
import { storeFile, storePart } from './uploads'

/** Statuses of what is wrong with other things than the file itself; that it has to come in one is not wrong. */
const STATUSES = new Map([
  ['file_too_large', 413],
  ['file_unsent', 503],
  ['file_busy', 503],
  [NO_PARTS, 200],
])

const statusOf = (code: string) => STATUSES.get(code) ?? 422

export type ReceivedFile = { status: number; answer: PartAnswer; retryAfterSeconds?: number }

export const refuseFile = (status: number, code: string): ReceivedFile => ({ status, answer: { state: 'refused', code } })

const stored = (file: StoredFile): ReceivedFile => ({ status: 200, answer: { state: 'stored', ...file } })

const refuseOften = (retryAfterSeconds: number): ReceivedFile => ({ ...refuseFile(429, 'rate_limited'), retryAfterSeconds })

/** One part of a file, or the question how much of it is there. (docs/decisions/files-resume.md) */
async function receivePart({ values, uploads }: Body, form: FormName, address: string): Promise<ReceivedFile> {
  const content = uploads[0]?.file ?? null
  const part = readPart(values, { form, address, content })
  if (!part.data) return refuseFile(part.error === 'file_too_large' ? 413 : 400, part.error)
  const turn = await takePartTurn({ form, address }, content?.size ?? 0)
  if (!turn.allowed) return refuseOften(turn.retryAfterSeconds)
  const answer = await storePart(part.data, form)
  return { status: answer.state === 'refused' ? statusOf(answer.code) : 200, answer }
}

/** Hands one file, sent when it was chosen, to the content service; the form carries its id later. (Requirements, section 10, forms) */
export async function receiveFile(body: Body, address: string): Promise<ReceivedFile> {
  const { values, uploads } = body
  const form = valueOf(values, 'form')
  const [upload] = uploads
  if (!isForm(form) || !definitionOf(form).files) return refuseFile(400, 'invalid')
  if ('upload' in values) return receivePart(body, form, address)
  if (!upload) return refuseFile(422, 'file_empty')
  const turn = await takeFileTurn({ form, address }, upload.file.size)
  if (!turn.allowed) return refuseOften(turn.retryAfterSeconds)
  const { file, error } = await storeFile(upload.file, form)
  return file ? stored(file) : refuseFile(statusOf(error), error)
}
