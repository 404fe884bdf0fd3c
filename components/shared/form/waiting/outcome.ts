import type { Problem } from '@/lib/forms/error-codes'

/** What became of a form that was sent: 'later' and 'lost' may go well the next time, 'lost' had no line. */
export type Outcome =
  | { state: 'sent'; reference: string }
  | { state: 'refused'; reason: string | null; errors: Record<string, string> }
  | { state: 'later'; reason: string | null }
  | { state: 'lost' }

/** What the same form would be told the next time as well. */
const FINAL: readonly string[] = [
  'duplicate',
  'duplicate_timeline',
  'duplicate_campaign',
  'event_full',
  'event_closed',
  'not_open',
  'not_found',
  'too_large',
] satisfies Problem[]

/** What the answer to a form that came back means for one that nobody is looking at. */
export function outcomeOf(problem: string | null, errors: Record<string, string>): Outcome {
  const isFinal = Object.keys(errors).length > 0 || (problem !== null && FINAL.includes(problem))
  return isFinal ? { state: 'refused', reason: problem, errors } : { state: 'later', reason: problem }
}
