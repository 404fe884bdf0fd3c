/** Why a submission was refused, for the site to put into words. */
export type RefusalCode = 'invalid' | 'duplicate' | 'event_full' | 'event_closed' | 'not_open' | 'not_found' | 'idempotency_mismatch' | 'rate_limited' | 'busy'

export type FieldIssue = { path: string; code: string }

const STATUS: Record<RefusalCode, number> = {
  invalid: 400,
  duplicate: 409,
  event_full: 409,
  event_closed: 409,
  not_open: 409,
  not_found: 404,
  idempotency_mismatch: 422,
  rate_limited: 429,
  busy: 503,
}

/** The texts of the requirements where it names them (section 8); the site translates by code. */
const MESSAGE: Record<RefusalCode, string> = {
  invalid: 'The submission is not valid.',
  duplicate: 'duplicate submission',
  event_full: 'This event is full.',
  event_closed: 'Registration for this event is closed.',
  not_open: 'Applications are not open.',
  not_found: 'What was applied for does not exist.',
  idempotency_mismatch: 'The idempotency key was used for another submission.',
  rate_limited: 'Too many submissions. Please try again later.',
  busy: 'Too many files are being checked. Please try again in a moment.',
}

/** Refuses a submission: nothing of it is stored. */
export class Refusal extends Error {
  readonly status: number

  constructor(
    readonly code: RefusalCode,
    readonly fields: FieldIssue[] = [],
    /** Seconds until it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(MESSAGE[code])
    this.status = STATUS[code]
  }
}
