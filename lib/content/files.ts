import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { ContentUnavailable } from './errors'
import { write } from './write'

const stored = z.array(z.object({ id: z.string(), name: z.string() })).min(1)

const refused = z.object({
  error: z.object({ details: z.object({ code: z.string(), fields: z.array(z.object({ code: z.string() })).catch([]) }) }),
})

/** How much longer a file may take than a form: it is large, and looked into. */
const PATIENCE = 6

/** Statuses that speak of the file and not of the service. */
const REFUSALS = [400, 409, 413, 415, 422]

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
  const { status, body } = await write(path, form, { 'upload-token': UPLOAD_TOKEN }, CONTENT_TIMEOUT_MS * PATIENCE)
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
