const PREFERENCE = 'feedback_preference'
const TIMESTAMP = 'feedback_timestamp'
const VISIT_START = 'feedback_visit_start'

const MINUTE = 60_000

/** Milliseconds for which an answer keeps the prompt away. (Specification, section 4; readings: 7 days, not the 30 of the component) */
const SUPPRESSION = 7 * 24 * 60 * MINUTE

/** Milliseconds that a visit must have lasted. (Specification, section 9) */
const LONG_ENOUGH = MINUTE

/** Milliseconds after which the stored start belongs to an earlier visit. */
const VISIT_END = 30 * MINUTE

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

/** Keeps what the visitor answered, so that he is left alone. */
export function storeAnswer(answer: Answer, now: number): void {
  write(PREFERENCE, answer)
  write(TIMESTAMP, String(now))
}

function isAnswered(now: number): boolean {
  return ['given', 'dismissed'].includes(read(PREFERENCE) ?? '') && now - Number(read(TIMESTAMP)) < SUPPRESSION
}

/** When the visit began: with this page, or, for visitors who agreed to its being kept, with the first page of the visit. */
function visitStart(pageStart: number, isKept: boolean, now: number): number {
  if (!isKept) return pageStart
  const stored = Number(read(VISIT_START))
  if (stored > now - VISIT_END && stored <= now) return stored
  write(VISIT_START, String(pageStart))
  return pageStart
}

type Moment = { now: number; pageStart: number; isKept: boolean }

/** Whether the prompt is to be shown now; all in milliseconds since 1970. (Specification, section 4) */
export function isPromptDue({ now, pageStart, isKept }: Moment): boolean {
  return now - visitStart(pageStart, isKept, now) >= LONG_ENOUGH && !isAnswered(now)
}
