import { z } from 'zod'

/** Milliseconds for the second step. */
export const PATIENCE = 10 * 60 * 1000

const schema = z.object({
  sessionId: z.string(),
  userId: z.number(),
  step: z.enum(['code', 'enrol']),
  /** When the session itself is over. */
  expiresAt: z.iso.datetime(),
  cookies: z.array(z.string()),
  answer: z.record(z.string(), z.unknown()),
  until: z.number(),
})

/** A session that is held back, with the answer that would have opened it. */
export type Held = z.output<typeof schema>

/** What whoever has given the password holds in the meantime: nobody but this service can read or write it. */
export function seal(held: Omit<Held, 'until'>): string {
  const sealed: string | null = strapi.service('admin::encryption').encrypt(JSON.stringify({ ...held, until: Date.now() + PATIENCE }))
  if (!sealed) throw new Error('ENCRYPTION_KEY is needed for a second step.')
  return sealed
}

function opened(ticket: string): unknown {
  try {
    return JSON.parse(String(strapi.service('admin::encryption').decrypt(ticket)))
  } catch {
    return null
  }
}

/** What a ticket holds; null for one that is none, or whose time is over. */
export function open(ticket: string): Held | null {
  const { success, data } = schema.safeParse(opened(ticket))
  return success && data.until > Date.now() ? data : null
}
