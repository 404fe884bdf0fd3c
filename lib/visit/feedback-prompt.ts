const PREFERENCE = 'feedback_preference'
const TIMESTAMP = 'feedback_timestamp'
const VISIT_START = 'feedback_visit_start'
const SHOWN = 'feedback_prompt_shown'

const MINUTE = 60_000

/** Milliseconds for which an answer keeps the prompt away. (Requirements, section 4; section 10: 7 days, not the 30 of the component) */
const SUPPRESSION = 7 * 24 * 60 * MINUTE

/** Milliseconds that a visit must have lasted. (Requirements, section 9) */
const LONG_ENOUGH = MINUTE

export type Answer = 'given' | 'dismissed'

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage may be forbidden: the prompt then comes again on another page.
  }
}

/** Stores the visitor's answer, so that the prompt does not come back. */
export function storeAnswer(answer: Answer, now: number): void {
  write(PREFERENCE, answer)
  write(TIMESTAMP, String(now))
}

function isAnswered(now: number): boolean {
  return ['given', 'dismissed'].includes(read(PREFERENCE) ?? '') && now - Number(read(TIMESTAMP)) < SUPPRESSION
}

/**
 * When the visit began, in milliseconds since 1970: with its first page in this tab, which session storage remembers for as long as
 * the visit lasts; with this page where that is closed. (Requirements, section 10: the clock says nothing about a person, and needs no consent)
 */
export function visitStart(pageStart: number): number {
  try {
    const stored = Number(sessionStorage.getItem(VISIT_START))
    if (stored > 0 && stored <= pageStart) return stored
    sessionStorage.setItem(VISIT_START, String(pageStart))
  } catch {
    // The visit then counts from page to page.
  }
  return pageStart
}

/** Whether the prompt is to be shown now, in a visit that began at `start`; both in milliseconds since 1970. (Requirements, section 4) */
export function isPromptDue(now: number, start: number): boolean {
  return now - start >= LONG_ENOUGH && !isAnswered(now)
}

/** Notes that the prompt is shown; whether for the first time in this visit. On every page where session storage is closed. */
export function noteShown(): boolean {
  try {
    if (sessionStorage.getItem(SHOWN)) return false
    sessionStorage.setItem(SHOWN, '1')
  } catch {
    // Every showing then counts as the first.
  }
  return true
}
