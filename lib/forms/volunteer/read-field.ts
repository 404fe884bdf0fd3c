import type { FieldType } from '@/lib/content/field-types'
import type * as z from 'zod/mini'
import { readDay } from '../date'
import { type ErrorCode, readErrorCode } from '../error-codes'
import { email, line, paragraph, phone, wholeNumber } from '../fields'
import { MAX_FILES } from '../file-kinds'
import { cleanCode, cleanText, textOf } from '../text'
import type { FieldRule } from './field-rule'
import { requiredCode } from './required-codes'

const LARGEST_NUMBER = 1e9
const LONGEST_LINE = 500
const LONGEST_CAREER = 80

/** Neither a value nor an error: nothing was filled in, and nothing had to be. */
export type ReadField = { value?: unknown; error?: ErrorCode }

type Reader = (value: unknown, field: FieldRule) => ReadField

const bySchema =
  (schema: z.ZodMiniType): Reader =>
  (value) => {
    const result = schema.safeParse(value)
    return result.success ? { value: result.data } : { error: readErrorCode(result.error.issues[0]?.message ?? '') }
  }

const readYears = bySchema(wholeNumber(0, LONGEST_CAREER, 'years_of_experience_required', 'years_of_experience_invalid'))

const YEARS_KEYS: readonly string[] = ['yearsOfExperience', 'experienceYears']

const readNumber: Reader = (value, field) => {
  if (YEARS_KEYS.includes(field.key)) return readYears(value, field)
  const text = cleanCode(textOf(value)).replace(/[,٫]/, '.')
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN
  return number <= LARGEST_NUMBER ? { value: number } : { error: 'invalid_number' }
}

const readDate: Reader = (value) => {
  const day = readDay(cleanCode(textOf(value)))
  return day ? { value: day } : { error: 'invalid_date' }
}

const readChoice: Reader = (value, { options }) => {
  const chosen = textOf(value)
  return options.includes(chosen) ? { value: chosen } : { error: 'invalid_option' }
}

const readTicked: Reader = (value, field) => {
  if (textOf(value) === 'true') return { value: true }
  return field.required ? { error: requiredCode(field) } : {}
}

const readFiles: Reader = (value) => {
  const ids = [value].flat().map(textOf).filter(Boolean)
  if (ids.length > MAX_FILES) return { error: 'too_many_files' }
  return ids.every((id) => /^[a-z0-9]{10,50}$/.test(id)) ? { value: ids } : { error: 'file_missing' }
}

const readPhone = bySchema(phone())

const READERS: Readonly<Record<Exclude<FieldType, 'address'>, Reader>> = {
  text: bySchema(line('field_required', LONGEST_LINE)),
  textarea: bySchema(paragraph()),
  email: bySchema(email('email_required', 'valid_email_required')),
  number: readNumber,
  date: readDate,
  tel: readPhone,
  phone: readPhone,
  select: readChoice,
  radio: readChoice,
  checkbox: readTicked,
  file: readFiles,
}

/** What was filled in, by the type of its field; only spaces are nothing. (Requirements, section 5, volunteer application) */
export function readField(field: FieldRule & { type: Exclude<FieldType, 'address'> }, value: unknown): ReadField {
  const isEmpty = [value].flat().every((part) => cleanText(textOf(part)) === '')
  if (isEmpty) return field.required ? { error: requiredCode(field) } : {}
  return READERS[field.type](value, field)
}
