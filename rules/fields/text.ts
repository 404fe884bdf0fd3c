import * as z from 'zod/mini'
import type { RuleCode } from '../codes'
import { cleanLine, cleanText, seenLength, textOf } from '../text'

const MAX_LINE = 255

export const code = (error: RuleCode) => error

/** Checks of a text that has to be there. Only characters that can be seen count towards the shortest length. */
export const filled = (max: number, min = 1) =>
  z.string().check(
    z.minLength(1, { error: code('required'), abort: true }),
    z.refine((text) => seenLength(text) >= min, { error: code('too_short'), abort: true }),
    z.maxLength(max, { error: code('too_long'), abort: true }),
  )

/** The text of a value, cleaned. */
export const read = (clean: (text: string) => string) => z.transform((value: unknown) => clean(textOf(value)))

/** A line of text that has to be there. */
export const line = (max = MAX_LINE) => z.pipe(read(cleanLine), filled(max))

/** Text of several lines that has to be there, of at least `min` characters. */
export const paragraph = (max = 5000, min = 1) => z.pipe(read(cleanText), filled(max, min))

/** Text of several lines that may be empty. */
export const paragraphOrEmpty = (max: number) => z.pipe(read(cleanText), z.string().check(z.maxLength(max, code('too_long'))))

/** A field that may be left empty; null then. */
export const orNull = <Output>(schema: z.ZodMiniType<Output>) =>
  z.pipe(
    z.transform((value: unknown) => (cleanText(textOf(value)) === '' ? null : value)),
    z.nullable(schema),
  )
