import * as z from 'zod/mini'
import type { RuleCode } from './codes'
import { toLocale } from './languages'
import { cleanAddress, cleanCode, cleanLine, cleanText, emailKey, textOf } from './text'

const MAX_LINE = 255
const MAX_EMAIL = 254
const MAX_PHONE = 40
const MAX_URL = 2048
const MAX_CONSENT_VERSION = 50

const code = (error: RuleCode) => error

/** Checks of a text that has to be there. */
const filled = (max: number, min = 1) =>
  z
    .string()
    .check(
      z.minLength(1, { error: code('required'), abort: true }),
      z.minLength(min, { error: code('too_short'), abort: true }),
      z.maxLength(max, { error: code('too_long'), abort: true }),
    )

const read = (clean: (text: string) => string) => z.transform((value: unknown) => clean(textOf(value)))

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

/** (Requirements, section 5: non-space characters, @, domain, dot, suffix) */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Whether a text may be an e-mail address; for live messages. */
export const isEmail = (text: string): boolean => EMAIL.test(cleanAddress(text))

/** Some single characters fold to many. */
const hasShortKey = (address: string) => emailKey(address).length <= MAX_EMAIL

export const email = z.pipe(
  read(cleanAddress),
  filled(MAX_EMAIL).check(z.refine(hasShortKey, { error: code('too_long'), abort: true }), z.regex(EMAIL, code('invalid_email'))),
)

/** Enough to tell a number from a word; the site compares with the numbering plans too. */
const PHONE = /^\+?(?:[\s()./-]*\d){5}[\d\s()./-]*$/

/** A telephone number as people write it, with Latin digits. */
export const phone = z.pipe(read(cleanCode), filled(MAX_PHONE).check(z.regex(PHONE, code('invalid_phone'))))

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

/** People leave out what browsers leave out. */
const withScheme = (text: string) => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`)

/** The address of a website; `https://` may be left out. */
export const website = z.pipe(
  read((text) => withScheme(cleanAddress(text))),
  z.string().check(z.maxLength(MAX_URL, { error: code('too_long'), abort: true }), z.refine(isWebAddress, code('invalid_url'))),
)

/** One of several values. */
export const oneOf = <const Value extends string>(values: readonly Value[]) => z.pipe(read(cleanText), z.enum(values, code('required')))

/** Yes or no, sent as text. (Requirements, section 3, department application) */
export const yesOrNo = oneOf(['true', 'false'])

/** The id of a document of the content service. */
export const documentId = z.pipe(read(cleanText), z.string().check(z.regex(/^[a-z0-9]{10,50}$/, code('required'))))

/** A box that may be ticked. */
export const ticked = z.transform((value: unknown) => textOf(value) === 'true')

/** The language of the page, which decides that of the mails. */
export const language = z.transform(toLocale)

const isConsentVersion = (text: string) => text.length <= MAX_CONSENT_VERSION && /^[\w.:-]+$/.test(text)

/** The consent block; the version names the wording that the person has seen. (Requirements, section 5) */
export const consent = {
  legalConsent: z.pipe(ticked, z.literal(true, code('consent_required'))),
  marketingConsent: ticked,
  consentVersion: z.transform((value: unknown) => (isConsentVersion(textOf(value)) ? textOf(value) : undefined)),
}
