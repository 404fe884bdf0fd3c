import 'server-only'
import { z } from 'zod'
import { ContentUnavailable } from './errors'
import { write, type Written } from './write'

export type Submitted =
  | { state: 'stored'; reference: string }
  /** `fields` are those of the call; `code` is the content service's. */
  | { state: 'refused'; code: string; fields: { path: string; code: string }[] }

const stored = z.object({ success: z.literal(true), data: z.object({ reference: z.string() }) })

const refused = z.object({
  error: z.object({
    details: z.object({
      code: z.string(),
      fields: z.array(z.object({ path: z.string(), code: z.string() })).catch([]),
    }),
  }),
})

/** Once more when no answer came: the key makes sure that it is stored once. */
async function writeTwice(path: string, data: unknown, key: string): Promise<Written> {
  const send = async () => {
    const answer = await write(path, { data }, { 'idempotency-key': key })
    if (answer.status >= 500) throw new ContentUnavailable(path, `answered ${answer.status}`)
    return answer
  }
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    return send()
  }
}

/**
 * Hands a submission to the content service; the same key and data any number of times is one submission.
 * Throws ContentUnavailable: then it is unknown whether it was stored, and it may be sent again with the same key.
 * (Requirements, section 7)
 */
export async function submit(path: string, data: unknown, key: string): Promise<Submitted> {
  const { status, body } = await writeTwice(path, data, key)
  const success = stored.safeParse(body).data
  if (success) return { state: 'stored', reference: success.data.reference }
  const refusal = refused.safeParse(body).data
  if (!refusal) throw new ContentUnavailable(path, `answered ${status}`)
  return { state: 'refused', ...refusal.error.details }
}
