import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { env } from '@/lib/env'
import { secretMatches } from '@/lib/secret'
import { LOCALES } from '@/rules/languages'

const schema = z.object({
  uid: z.string(),
  documentId: z.string().regex(/^[a-z0-9]+$/i),
  slug: z.string().regex(/^[a-z0-9-]*$/),
  locale: z.enum(LOCALES),
  status: z.enum(['draft', 'published']),
  /** Who was given the link: an id of the content service. */
  user: z.number(),
  /** When the link was made; milliseconds. */
  issued: z.number(),
})

/** What an editor may look at: one document in one language. */
export type Preview = z.output<typeof schema>

/** A link opens a session; neither passes for the other. */
export type Purpose = 'link' | 'session'

const MINUTE = 60_000

/** Both from when the link was made, so that using it again lengthens nothing. */
export const LIFETIME_MS: Record<Purpose, number> = { link: 10 * MINUTE, session: 60 * MINUTE }

function signature(purpose: Purpose, payload: string): string {
  return createHmac('sha256', env().PREVIEW_SECRET).update(`preview ${purpose} ${payload}`).digest('base64url')
}

/** The preview as text that nobody else can write. */
export function sign(purpose: Purpose, preview: Preview): string {
  const payload = Buffer.from(JSON.stringify(preview)).toString('base64url')
  return `${payload}.${signature(purpose, payload)}`
}

/** What was signed for this purpose, or null for what was not, or not within its lifetime. No secret signs nothing. */
export function readSigned(purpose: Purpose, text: string, now = Date.now()): Preview | null {
  const [payload = '', given = ''] = text.split('.')
  if (env().PREVIEW_SECRET === '' || !secretMatches(given, signature(purpose, payload))) return null
  const preview = schema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!preview.success) return null
  return now - preview.data.issued < LIFETIME_MS[purpose] ? preview.data : null
}
