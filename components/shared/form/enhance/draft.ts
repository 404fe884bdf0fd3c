import * as z from 'zod/mini'
import { DRAFT_PREFIX, forgetDraft } from './forget-draft'

/** What was typed is kept for a day. Milliseconds. */
const LASTS = 24 * 60 * 60 * 1000

const schema = z.object({
  /** When it was last changed, in milliseconds since 1970. */
  at: z.number(),
  /** Names the attempt to send it: after a lost connection the same one is sent again. */
  attempt: z.string(),
  values: z.record(z.string(), z.array(z.string())),
})

export type Draft = z.output<typeof schema>

/** What was typed into a form on this device in the last 24 hours, or null. Never throws: storage may be full or forbidden. */
export function readDraft(key: string): Draft | null {
  try {
    const draft = schema.safeParse(JSON.parse(localStorage.getItem(DRAFT_PREFIX + key) ?? 'null')).data
    if (draft && Date.now() - draft.at < LASTS) return draft
    forgetDraft(key)
  } catch {
    // What cannot be read was never kept.
  }
  return null
}

/** Whether it could be kept. */
export function keepDraft(key: string, draft: Draft): boolean {
  try {
    localStorage.setItem(DRAFT_PREFIX + key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}
