import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { ContentUnavailable } from './errors'
import { write, type Written } from './write'

const stored = z.array(z.object({ id: z.string(), name: z.string() })).min(1)

const refused = z.object({
  error: z.object({ details: z.object({ code: z.string(), fields: z.array(z.object({ code: z.string() })).catch([]) }) }),
})

/** How much longer a file may take than a form: it is large, and looked into. */
const PATIENCE = 6

/** Statuses that speak of the file and not of the service. */
const REFUSALS = [400, 409, 413, 415, 422]

const partly = z.object({ bytes: z.number().int().min(0) })

/** Of a content service that takes whole files only, or has no room for more that are unfinished. */
const NO_PARTS_STATUS = 404
const NO_ROOM = 'no_room'

export type Uploaded = { state: 'stored'; id: string; name: string } | { state: 'refused'; code: string }

/**
 * Hands a file of an applicant to the content service, which keeps it where only reviewers read it. `ref` names the
 * form: an archive may come with an idea only. Throws ContentUnavailable. (Requirements, section 7; readings)
 */
export async function uploadFile(file: File, ref: string): Promise<Uploaded> {
  const path = '/api/upload'
  const form = new FormData()
  form.append('files', file, file.name)
  form.append('ref', ref)
  const { UPLOAD_TOKEN, CONTENT_TIMEOUT_MS } = env()
  return readUploaded(path, await write(path, form, { 'upload-token': UPLOAD_TOKEN }, CONTENT_TIMEOUT_MS * PATIENCE))
}

function readUploaded(path: string, { status, body }: Written): Uploaded {
  const files = stored.safeParse(body).data
  if (files?.[0]) return { state: 'stored', ...files[0] }
  const refusal = refused.safeParse(body).data
  if (refusal) {
    const { code, fields } = refusal.error.details
    return { state: 'refused', code: fields[0]?.code ?? code }
  }
  if (REFUSALS.includes(status)) return { state: 'refused', code: status === 413 ? 'file_too_large' : 'file_type' }
  throw new ContentUnavailable(path, `answered ${status}`)
}

export type Part = {
  /** Names the file for as long as it comes; nobody can guess it. */
  upload: string
  /** Whom room for it is counted for, hashed. */
  visitor: string
  /** How many bytes stand before this part, and how many the file has. */
  offset: number
  size: number
  name: string
  /** Null asks how much of the file is there. */
  content: Blob | null
}

/**
 * Hands a part of a file to the content service: how many bytes of it are there, or with the last part what became of it. 'unable' where the whole has to be
 * sent at once. Throws ContentUnavailable. (docs/decisions/files-resume.md)
 */
export async function uploadPart({ content, ...part }: Part, ref: string): Promise<Uploaded | { state: 'partly'; bytes: number } | { state: 'unable' }> {
  const path = '/api/upload/part'
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...part, ref })) form.append(name, String(value))
  if (content) form.append('files', content, part.name)
  const { UPLOAD_TOKEN, CONTENT_TIMEOUT_MS } = env()
  const written = await write(path, form, { 'upload-token': UPLOAD_TOKEN }, CONTENT_TIMEOUT_MS * PATIENCE)
  const there = partly.safeParse(written.body).data
  if (there) return { state: 'partly', bytes: there.bytes }
  if (written.status === NO_PARTS_STATUS) return { state: 'unable' }
  const answer = readUploaded(path, written)
  return answer.state === 'refused' && answer.code === NO_ROOM ? { state: 'unable' } : answer
}
