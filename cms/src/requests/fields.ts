import { createHash } from 'node:crypto'
import { z } from 'zod'

const ARABIC_ZERO = 0x0660
const PERSIAN_ZERO = 0x06f0

/** Arabic-Indic and Persian digits as Latin ones. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO))
}

/** Control characters have no place in what people type, nor have halves of characters, which PostgreSQL takes for an error; line breaks and tabs do. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Cs}/gu

/** Marks, above all of direction, that come along when an address is copied out of Arabic text. */
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g

const clean = (text: string) => text.replace(CONTROL, '').replace(/\r\n?/g, '\n').trim()

/** What machines read: without anything that cannot be seen. */
const cleanAddress = (text: string) => clean(text.replace(INVISIBLE, ''))

/** A line of text that has to be there; at most `max` characters. */
export const line = (max = 255) => z.string().transform((text) => clean(text).replace(/\s+/g, ' ')).pipe(z.string().min(1, 'required').max(max, 'too_long'))

/** Text of several lines that has to be there. */
export const paragraph = (max = 5000, min = 1) => z.string().transform(clean).pipe(z.string().min(min, min > 1 ? 'too_short' : 'required').max(max, 'too_long'))

/** An empty or missing value as null. */
export function orNull<S extends z.ZodType>(schema: S) {
  return z.preprocess((value) => (typeof value === 'string' && clean(value) === '' ? null : (value ?? null)), schema.nullable())
}

/** What two spellings of an address have in common: case and spaces are folded, what cannot be seen is left out. */
export const emailKey = (address: string): string => address.normalize('NFKC').replace(INVISIBLE, '').replace(/\s+/g, '').toLowerCase()

const COLUMN = 255

/** One key of several parts that fits its column: a very long one stands there as its digest. */
export function keyOf(...parts: string[]): string {
  const key = parts.join(' ')
  return key.length <= COLUMN ? key : createHash('sha256').update(key).digest('hex')
}

const LONGEST_EMAIL = 254

/** (Requirements, section 5: non-space characters, @, domain, dot, suffix) */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const email = z.string().transform(cleanAddress).pipe(
  z
    .string()
    .min(1, 'required')
    .max(LONGEST_EMAIL, 'too_long')
    // Some single characters fold to many.
    .refine((address) => emailKey(address).length <= LONGEST_EMAIL, 'too_long')
    .regex(EMAIL, 'invalid_email'),
)

/** Enough to tell a number from a word; the site compares with the numbering plans. */
const PHONE = /^\+?(?:[\s()./-]*\d){5}[\d\s()./-]*$/

/** A telephone number as people write it, with Latin digits. */
export const phone = z
  .string()
  .transform((text) => latinDigits(clean(text)))
  .pipe(z.string().min(1, 'required').max(40, 'too_long').regex(PHONE, 'invalid_phone'))

export const wholeNumber = (min: number, max: number) =>
  z
    .union([z.number(), z.string().transform((text) => (clean(text) === '' ? NaN : Number(latinDigits(clean(text)))))])
    .pipe(z.number('required').int('invalid_number').min(min, 'invalid_number').max(max, 'invalid_number'))

export const website = z
  .string()
  .transform(cleanAddress)
  .pipe(z.string().max(2048, 'too_long').refine((text) => /^https?:\/\/\S+\.\S+$/i.test(text) && URL.canParse(text), 'invalid_url'))

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values, 'required')

/** Yes or no, sent as text. (Requirements, section 3, department application) */
export const yesOrNo = oneOf(['true', 'false'])

export const documentId = z.string().regex(/^[a-z0-9]{10,50}$/, 'required')

export const language = z.enum(['ar', 'en', 'de']).catch('ar')

/** What a form with the consent block sends. The version names the wording that the person has seen. */
export const consent = {
  legalConsent: z.literal(true, 'consent_required'),
  marketingConsent: z.boolean().default(false),
  consentVersion: z.string().max(50).regex(/^[\w.:-]+$/, 'consent_version').optional(),
}

export const optionalLine = (max?: number) => orNull(line(max))
export const optionalParagraph = (max?: number) => orNull(paragraph(max))
