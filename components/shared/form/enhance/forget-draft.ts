/** Names what is kept of forms on the visitor's device: after it the form, and the attempt whose draft it is. */
import { DRAFT_PREFIX } from '@/lib/forms/early.mjs'

/** Parts the form from the attempt: two tabs with one form keep two drafts. */
const ATTEMPT_SIGN = '|'

export const draftName = (key: string, attempt: string) => `${DRAFT_PREFIX}${key}${ATTEMPT_SIGN}${attempt}`

/** The names of all drafts whose form is wanted. Never throws: storage may be forbidden, and nothing was kept then. */
export function draftNames(isWanted: (key: string) => boolean): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(DRAFT_PREFIX) && isWanted(name.slice(DRAFT_PREFIX.length).split(ATTEMPT_SIGN)[0] ?? ''))
  } catch {
    return []
  }
}

/** Forgets a draft. Never throws: storage may be forbidden. */
export function forgetDraft(name: string): void {
  try {
    localStorage.removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
