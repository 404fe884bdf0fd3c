import { z } from 'zod'
import { codeOf, type Failure, nameOf } from './failure'

/** One attempt to send a mail: when, and what came of it; `cause` is the name of the error and what the server has answered in digits. */
const attempt = z.object({
  at: z.iso.datetime(),
  result: z.enum(['sent', 'bounced', 'unreachable', 'refused', 'temporary'] satisfies ('sent' | 'bounced' | Failure)[]),
  cause: z.string().optional(),
})

export type Attempt = z.output<typeof attempt>

/** An outage of days asks every ten minutes: the last ones are enough. */
const MOST = 30

/** What is stored of earlier attempts; none where it cannot be read. */
export const readTries = (stored: unknown): Attempt[] => z.array(attempt).catch([]).parse(stored)

const withEntry = (stored: unknown, entry: Attempt): Attempt[] => [...readTries(stored), entry].slice(-MOST)

/** And that it came back, with the code of the report. */
export const withBounce = (stored: unknown, code: string): Attempt[] => withEntry(stored, { at: new Date().toISOString(), result: 'bounced', cause: code })

/** The attempts with one more. */
export const withTry = (stored: unknown, result: Attempt['result'], error?: unknown): Attempt[] => {
  const cause = error === undefined ? '' : [nameOf(error), codeOf(error)].filter(Boolean).join(' ')
  return withEntry(stored, { at: new Date().toISOString(), result, ...(cause && { cause }) })
}
