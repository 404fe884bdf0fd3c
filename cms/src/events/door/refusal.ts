import type { DoorRefusalCode } from './answers'

const STATUS: Record<DoorRefusalCode, number> = { unknown: 401, withdrawn: 410, over: 410, tooMany: 429, malformed: 400 }

/** Nothing of a call is done; the page has the words for it. */
export class DoorRefusal extends Error {
  readonly status: number

  constructor(
    readonly code: DoorRefusalCode,
    /** Seconds until it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(code)
    this.status = STATUS[code]
  }
}
