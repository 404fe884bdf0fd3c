import * as z from 'zod/mini'
import { draftName, draftNames, forgetDraft } from './forget-draft'

/** What was typed is kept for a day. Milliseconds. */
const DRAFT_LASTS = 24 * 60 * 60 * 1000

/** A file that was chosen: its id, if it was sent, stands for it with the server; else how much of it has arrived, from 0 to 1. */
const file = z.object({ id: z.nullable(z.string()), name: z.string(), at: z.number(), arrived: z.optional(z.number()) })

const schema = z.object({
  /** When it was last changed, in milliseconds since 1970. */
  at: z.number(),
  /** Names the attempt to send it: after a lost connection the same one is sent again. */
  attempt: z.string(),
  values: z.record(z.string(), z.array(z.string())),
  files: z.optional(z.record(z.string(), z.array(file))),
})

export type Draft = z.output<typeof schema>
export type KeptFile = z.output<typeof file>

function read(name: string): Draft | null {
  try {
    const draft = schema.safeParse(JSON.parse(localStorage.getItem(name) ?? 'null')).data
    if (draft && Date.now() - draft.at < DRAFT_LASTS) return draft
    forgetDraft(name)
  } catch {
    // What cannot be read was never kept.
  }
  return null
}

/** What was typed into a form on this device in the last 24 hours, the newest first. Never throws: storage may be full or forbidden. */
export function readDrafts(form: string): Draft[] {
  const drafts = draftNames((key) => key === form).flatMap((name) => read(name) ?? [])
  return drafts.sort((one, other) => other.at - one.at)
}

/** Whether it could be kept. */
export function keepDraft(form: string, draft: Draft): boolean {
  try {
    localStorage.setItem(draftName(form, draft.attempt), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

const nobody = () => new Promise<never>(() => {})

/**
 * Makes a draft this tab's own for as long as the page lives; false when another tab has it. A browser without locks lets every tab
 * have it.
 */
export async function claim(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return new Promise((resolve) => {
    void navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? nobody() : undefined
      })
      .catch(() => resolve(true))
  })
}

/** Whether the visitor wants nothing of forms to be kept on this device. That it is so holds nothing of what was typed. */
const NO_DRAFTS = 'imar-keep-no-drafts'

/** Never throws: storage may be forbidden. */
export function keepsDrafts(): boolean {
  try {
    return localStorage.getItem(NO_DRAFTS) === null
  } catch {
    return false
  }
}

export function keepDrafts(isWanted: boolean): void {
  try {
    if (isWanted) localStorage.removeItem(NO_DRAFTS)
    else localStorage.setItem(NO_DRAFTS, '')
  } catch {
    // Nothing can be kept anyway.
  }
}
