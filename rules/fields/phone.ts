import * as z from 'zod/mini'
import type { RuleCode } from '../codes'
import { cleanCode } from '../text'
import { code, filled, read } from './text'

const MAX_PHONE = 40

const EXTENSION = /(?:;\s*ext=|\bext(?:ension)?\b\.?|\bdurchwahl\b|\bdw\b\.?|تحويلة|داخلي|[x#,،])[\s:.]*\d{1,7}#?$/iu

/** Digits in groups, in brackets or not, with a plus before them at most. */
const NUMBER = /^[\s([]*\+?(?:[\s()[\]./·'’_\p{Pd}]*\d){5,20}[\s()[\]./·'’_\p{Pd}]*$/u

type Code = Extract<RuleCode, 'invalid_phone' | 'phone_extension'>

/** A telephone number as it is dialled: `digits` without separators; `isInternational` where they begin with a country's calling code. */
export type Dialled = { digits: string; isInternational: boolean }

const clean = (text: string): string => cleanCode(text.normalize('NFKC')).replace(/^tel:\s*/i, '')

/**
 * Reads how a telephone number is written, without knowing the numbers of any country: both the rule of the forms and the reader that compares
 * with the numbering plans (`lib/forms/phone.ts`) begin with this, so that they understand the same.
 */
export function readDialled(text: string): Dialled | Code {
  const typed = clean(text)
  if (EXTENSION.test(typed)) return 'phone_extension'
  if (!NUMBER.test(typed)) return 'invalid_phone'
  const digits = typed.replace(/\D/g, '')
  const isInternational = typed.includes('+') || digits.startsWith('00')
  return { digits: isInternational ? digits.replace(/^00/, '') : digits, isInternational }
}

/** Calling code and number together have 15 digits at most (E.164). */
const isDialled = ({ digits, isInternational }: Dialled): boolean => !isInternational || (/^[1-9]\d{6,14}$/.test(digits) && digits.length <= 15)

function problemOf(text: string, needsCountry: boolean): RuleCode | null {
  const dialled = readDialled(text)
  if (typeof dialled === 'string') return dialled
  if (!isDialled(dialled)) return 'invalid_phone'
  return needsCountry && !dialled.isInternational ? 'phone_country_code' : null
}

const numberRule = (needsCountry: boolean) =>
  z.pipe(
    read(clean),
    filled(MAX_PHONE).check((payload) => {
      const problem = problemOf(payload.value, needsCountry)
      if (problem) payload.issues.push({ code: 'custom', input: payload.value, message: code(problem), path: [] })
    }),
  )

/** A telephone number as people write it, with Latin digits. */
export const phone = numberRule(false)

/** One that begins with the calling code of its country. */
export const phoneWithCountry = numberRule(true)
