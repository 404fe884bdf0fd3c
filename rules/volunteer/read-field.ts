import type * as z from 'zod/mini'
import { readRuleCode, type RuleCode } from '../codes'
import { readDay } from '../day'
import { documentId, email, line, paragraph, phone, wholeNumber } from '../fields'
import { MAX_FILES } from '../file-kinds'
import { LONGEST_CAREER } from '../forms/department'
import { cleanCode, cleanText, textOf } from '../text'
import { type FieldRule, YEARS_KEYS } from './field-rule'
import type { FieldType } from './field-types'

const LARGEST_NUMBER = 1e9
const LONGEST_LINE = 500

/** Neither a value nor an error: nothing was filled in, and nothing had to be. */
export type ReadField = { value?: unknown; error?: RuleCode }

type Reader = (value: unknown, field: FieldRule) => ReadField

const bySchema =
  (schema: z.ZodMiniType): Reader =>
  (value) => {
    const result = schema.safeParse(value)
    return result.success ? { value: result.data } : { error: readRuleCode(result.error.issues[0]?.message) }
  }

const readYears = bySchema(wholeNumber(0, LONGEST_CAREER))

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

const readTicked: Reader = (value, { required }) => {
  if (textOf(value) === 'true') return { value: true }
  return required ? { error: 'required' } : {}
}

const readFiles: Reader = (value) => {
  const ids = [value].flat().map(textOf).filter(Boolean)
  if (ids.length > MAX_FILES) return { error: 'too_many_files' }
  return ids.every((id) => documentId.safeParse(id).success) ? { value: ids } : { error: 'file_missing' }
}

const readPhone = bySchema(phone)

const READERS: Readonly<Record<Exclude<FieldType, 'address'>, Reader>> = {
  text: bySchema(line(LONGEST_LINE)),
  textarea: bySchema(paragraph()),
  email: bySchema(email),
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
  if (isEmpty) return field.required ? { error: 'required' } : {}
  return READERS[field.type](value, field)
}
