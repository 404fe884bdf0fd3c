import { StorageAway, storageAway } from '../buckets/away'
import { DATABASE_AWAY, isDatabaseAway, RETRY_AFTER } from './database-away'

/** Something on which a call relies does not answer now, or has too much to do; its message is for the caller, in their language. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable'

  constructor(
    message: string,
    /** Seconds until it may be tried again. */
    readonly retryAfter: number,
  ) {
    super(message)
  }
}

type Answer = { data: null; error: { status: number; name: string; message: string; details: object } }

/** What is answered when something on which the service relies did not answer; undefined for any other error. */
export function awayAnswer(error: unknown): Answer | undefined {
  if (error instanceof Unavailable) return { data: null, error: { status: 503, name: error.name, message: error.message, details: {} } }
  if (error instanceof StorageAway) return storageAway()
  return isDatabaseAway(error) ? DATABASE_AWAY : undefined
}

/** Seconds after which that may be tried again. */
export const retryAfter = (error: unknown): string => (error instanceof Unavailable ? String(error.retryAfter) : RETRY_AFTER)
