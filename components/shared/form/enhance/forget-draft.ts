/** Names what is kept of forms on the visitor's device. */
export const DRAFT_PREFIX = 'imar-draft:'

/** Forgets what was typed into a form. Never throws: storage may be forbidden. */
export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(DRAFT_PREFIX + key)
  } catch {
    // Nothing was kept.
  }
}
