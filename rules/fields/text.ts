import * as z from 'zod/mini'
import type { RuleCode } from '../codes'
import { cleanAddress, cleanCode, cleanLine, cleanText, textOf } from '../text'

const MAX_LINE = 255
const MAX_URL = 2048

export const code = (error: RuleCode) => error

/** Checks of a text that has to be there. */
export const filled = (max: number, min = 1) =>
  z
    .string()
    .check(
      z.minLength(1, { error: code('required'), abort: true }),
      z.minLength(min, { error: code('too_short'), abort: true }),
      z.maxLength(max, { error: code('too_long'), abort: true }),
    )

/** The text of a value, cleaned. */
export const read = (clean: (text: string) => string) => z.transform((value: unknown) => clean(textOf(value)))

/** A line of text that has to be there. */
export const line = (max = MAX_LINE) => z.pipe(read(cleanLine), filled(max))

/** Text of several lines that has to be there, of at least `min` characters. */
export const paragraph = (max = 5000, min = 1) => z.pipe(read(cleanText), filled(max, min))

/** A field that may be left empty; null then. */
export const orNull = <Output>(schema: z.ZodMiniType<Output>) =>
  z.pipe(
    z.transform((value: unknown) => (cleanText(textOf(value)) === '' ? null : value)),
    z.nullable(schema),
  )

/** A whole number within limits. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(read(cleanCode), filled(MAX_LINE).check(z.regex(/^\d+$/, { error: code('invalid_number'), abort: true }))),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, code('invalid_number')), z.lte(max, code('invalid_number')))),
  )

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+\.\S+$/i.test(text)) return false
  try {
    return Boolean(new URL(text))
  } catch {
    return false
  }
}

/** People leave out what browsers leave out. Digits behind a colon are a port. */
const withScheme = (text: string) => (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text) ? text : `https://${text}`)

/** The address of a website; `https://` may be left out. */
export const website = z.pipe(
  read((text) => withScheme(cleanAddress(text))),
  z.string().check(z.maxLength(MAX_URL, { error: code('too_long'), abort: true }), z.refine(isWebAddress, code('invalid_url'))),
)
