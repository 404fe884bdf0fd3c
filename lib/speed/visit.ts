import * as z from 'zod/mini'
import { largest, type Measure } from '@/rules/speed'

/** Longer than any path of ours with three values. Bytes. */
export const MOST_BYTES = 1000

const value = (measure: Measure) => z.optional(z.number().check(z.nonnegative(), z.maximum(largest(measure))))

const visitSchema = z.strictObject({
  path: z.string().check(z.startsWith('/'), z.maxLength(500)),
  lcp: value('lcp'),
  inp: value('inp'),
  cls: value('cls'),
})

/** What a browser tells of a visit to a page; what it does not know is left out. */
export type Visit = z.output<typeof visitSchema>

/** What was sent, or null where it is not what our script sends. */
export function readVisit(text: string): Visit | null {
  try {
    return visitSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
