import type * as z from 'zod/mini'
import { readRuleCode, type RuleCode } from '../codes'
import { type AddressPart, type IsoCodeOf, readAddress } from '../fields/address'
import { documentId } from '../fields/choice'
import { readDay } from '../fields/date'
import { email } from '../fields/email'
import { MAX_FILES } from '../fields/file'
import { readNumber as numberOf, wholeNumber } from '../fields/number'
import { phone, phoneWithCountry } from '../fields/phone'
import { line, paragraph } from '../fields/text'
import { LONGEST_CAREER } from '../forms/department'
import { cleanText, textOf } from '../text'
import { type FieldRule, type FieldType, YEARS_KEYS } from './field-rule'

const LARGEST_NUMBER = 1e9
const LONGEST_LINE = 500

type Sent = Readonly<Record<string, unknown>>

type Read = (value: unknown, field: FieldRule) => { value?: unknown; error?: RuleCode }

/** Neither a value nor errors: nothing was filled in, and nothing had to be. '' stands for the field, else for a part of its address. */
type ReadField = { value?: unknown; errors: Partial<Record<AddressPart | '', RuleCode>> }

type Reader = (field: FieldRule, sent: Sent, isoCodeOf?: IsoCodeOf) => ReadField

/** A field of one name; what shows nothing is empty. */
const named =
  (read: Read): Reader =>
  (field, sent) => {
    const filledIn = sent[field.key]
    const isEmpty = [filledIn].flat().every((part) => cleanText(textOf(part)) === '')
    if (isEmpty) return { errors: field.required ? { '': 'required' } : {} }
    const { value, error } = read(filledIn, field)
    return error ? { errors: { '': error } } : { value, errors: {} }
  }

const bySchema =
  (schema: z.ZodMiniType): Read =>
  (value) => {
    const result = schema.safeParse(value)
    return result.success ? { value: result.data } : { error: readRuleCode(result.error.issues[0]?.message) }
  }

const readYears = bySchema(wholeNumber(0, LONGEST_CAREER))

const readNumber: Read = (value, field) => {
  if (YEARS_KEYS.includes(field.key)) return readYears(value, field)
  const number = numberOf(textOf(value))
  return number !== null && number <= LARGEST_NUMBER ? { value: number } : { error: 'invalid_number' }
}

const readDate: Read = (value) => {
  const day = readDay(textOf(value))
  return day ? { value: day } : { error: 'invalid_date' }
}

const readChoice: Read = (value, { options }) => {
  const chosen = textOf(value)
  return options.includes(chosen) ? { value: chosen } : { error: 'invalid_option' }
}

const readTicked: Read = (value, { required }) => {
  if (textOf(value) === 'true') return { value: true }
  return required ? { error: 'required' } : {}
}

const readFiles: Read = (value) => {
  const ids = [value].flat().map(textOf).filter(Boolean)
  if (ids.length > MAX_FILES) return { error: 'too_many_files' }
  return ids.every((id) => documentId.safeParse(id).success) ? { value: ids } : { error: 'file_missing' }
}

const readPhone = bySchema(phone)

const readPhoneWithCountry = bySchema(phoneWithCountry)

const readAddressOf: Reader = ({ key, required }, sent, isoCodeOf) => {
  const { address, errors } = readAddress((part) => sent[`${key}.${part}`], required, isoCodeOf)
  return { value: address ?? undefined, errors }
}

const READERS: Readonly<Record<FieldType, Reader>> = {
  text: named(bySchema(line(LONGEST_LINE))),
  textarea: named(bySchema(paragraph())),
  email: named(bySchema(email)),
  number: named(readNumber),
  date: named(readDate),
  tel: named(readPhoneWithCountry),
  phone: named(readPhone),
  select: named(readChoice),
  radio: named(readChoice),
  checkbox: named(readTicked),
  file: named(readFiles),
  address: readAddressOf,
}

/** What was filled in, by the type of its field. (Requirements, section 5, volunteer application) */
export const readField: Reader = (field, sent, isoCodeOf) => READERS[field.type](field, sent, isoCodeOf)
