import * as z from 'zod/mini'
import type { ErrorCode } from './error-codes'
import { cleanAddress, cleanCode, cleanLine, cleanText, textOf } from './text'

const MAX_LINE = 255
const MAX_EMAIL = 254
const MAX_PHONE = 40
const MAX_URL = 2048
const MAX_CONSENT_VERSION = 50

/** Checks of a text that has to be there, in the words of its form. */
const filled = (required: ErrorCode, max: number, min = 1) =>
  z.string().check(z.minLength(min, { error: required, abort: true }), z.maxLength(max, { error: 'too_long', abort: true }))

const read = (clean: (text: string) => string) => z.transform((value: unknown) => clean(textOf(value)))

/** A line of text that has to be there. */
export const line = (required: ErrorCode = 'field_required', max = MAX_LINE) => z.pipe(read(cleanLine), filled(required, max))

/** Text of several lines that has to be there, of at least `min` characters. */
export const paragraph = (required: ErrorCode = 'field_required', max = 5000, min = 1) => z.pipe(read(cleanText), filled(required, max, min))

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

/** An e-mail address, with the codes of its form for a missing and for a wrong one. */
export const email = (required: ErrorCode, invalid: ErrorCode) =>
  z.pipe(read(cleanAddress), filled(required, MAX_EMAIL).check(z.regex(EMAIL, invalid)))

/** Enough to tell a number from a word; whether it exists is checked with the numbering plans. */
const isPhone = (text: string) => /^\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 5

/** A telephone number as people write it, with Latin digits. */
export const phone = (required: ErrorCode = 'phone_required') =>
  z.pipe(read(cleanCode), filled(required, MAX_PHONE).check(z.refine(isPhone, 'invalid_phone')))

/** A whole number within limits. */
export const wholeNumber = (min: number, max: number, required: ErrorCode, invalid: ErrorCode) =>
  z.pipe(
    z.pipe(read(cleanCode), filled(required, MAX_LINE).check(z.regex(/^\d+$/, { error: invalid, abort: true }))),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, invalid), z.lte(max, invalid))),
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
  z.string().check(z.maxLength(MAX_URL, { error: 'too_long', abort: true }), z.refine(isWebAddress, 'invalid_url')),
)

/** One of several values. */
export const oneOf = <const Value extends string>(values: readonly Value[], required: ErrorCode) =>
  z.pipe(read(cleanText), z.enum(values, required))

/** Yes or no, sent as text. (Requirements, section 3, department application) */
export const yesOrNo = oneOf(['true', 'false'], 'field_required')

/** The id of a document of the content service. */
export const documentId = (required: ErrorCode) => z.pipe(read(cleanText), z.string().check(z.regex(/^[a-z0-9]{10,50}$/, required)))

/** A box that may be ticked. */
export const ticked = z.transform((value: unknown) => textOf(value) === 'true')

/** The language of the page, which decides that of the mails. */
export const language = z.transform((value: unknown) => (value === 'en' || value === 'de' ? value : 'ar'))

const isConsentVersion = (text: string) => text.length <= MAX_CONSENT_VERSION && /^[\w.:-]+$/.test(text)

/** The consent block; the version names the wording that the person has seen. (Requirements, section 5) */
export const consent = (required: ErrorCode = 'consent_required') => ({
  legalConsent: z.pipe(ticked, z.literal(true, required)),
  marketingConsent: ticked,
  consentVersion: z.transform((value: unknown) => (isConsentVersion(textOf(value)) ? textOf(value) : undefined)),
})
