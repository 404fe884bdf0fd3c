import fc from 'fast-check'
import type { Values } from '@/lib/forms/form'

/** The same inputs in every run: a change is judged by what it changes. Another seed looks elsewhere. */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_121) })

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\u202e',
  '٢٠٢٦',
  '<script>',
  "' OR 1=1 --",
  '__proto__',
  'true',
  '-1',
  '1e999',
  '\ud800',
  '١٥/١١/٢٠٢٦',
  'a@b.c',
  'https://[',
)

/** What people and programs type. */
export const typedText = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ minLength: 200, maxLength: 600 }))

/** What a form may send of one name. */
export const sentValue = fc.oneof(typedText, fc.array(typedText, { maxLength: 7 }))

/** A form that is right but for some fields. */
export function changed(sample: Values, most: number): fc.Arbitrary<Values> {
  const change = fc.tuple(fc.constantFrom(...Object.keys(sample)), sentValue)
  return fc.array(change, { maxLength: most }).map((changes) => ({ ...sample, ...Object.fromEntries(changes) }))
}
