import 'server-only'
import { createHash } from 'node:crypto'
import type { FormName, Values } from './form'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Names a submission by what it says: the same form with the same content, sent again within one attempt, is the same
 * submission, however often a bad line repeats it. Without an attempt the day takes its place.
 */
export function idempotencyKey(form: FormName, values: Values, attempt: string | undefined): string {
  const content = Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1))
  const scope = attempt ?? String(Math.floor(Date.now() / DAY_MS))
  return createHash('sha256')
    .update(JSON.stringify([form, scope, content]))
    .digest('base64url')
}
