import type { UID } from '@strapi/strapi'
import { z } from 'zod'
import { documentId, email, latinDigits, line, paragraph, phone } from '../../requests/fields'
import type { FieldIssue } from '../../requests/refusal'
import { readAddress } from './address'
import { dayError, type Period } from './day-rules'
import type { FieldType, FormField } from './form'

const COUNTRY = 'api::country.country' as UID.ContentType

const day = z
  .string()
  .transform((text) => latinDigits(text.trim()))
  .pipe(z.iso.date('invalid_date'))

const decimal = z
  .union([z.number(), z.string().transform((text) => Number(latinDigits(text.trim())))])
  .pipe(z.number('invalid_number').min(0, 'invalid_number').max(1e9, 'invalid_number'))

const ticked = z.union([z.boolean(), z.enum(['true', 'false', 'on']).transform((text) => text !== 'false')])

const files = z.union([documentId.transform((id) => [id]), z.array(documentId).max(5, 'too_many_files')])

const SCHEMAS: Record<Exclude<FieldType, 'select' | 'radio' | 'address'>, z.ZodType> = {
  text: line(500),
  textarea: paragraph(),
  email,
  number: decimal,
  date: day,
  tel: phone,
  phone,
  checkbox: ticked,
  file: files,
}

/** A box that is not ticked has no value, in whichever way that is said. */
const isUnticked = (type: FieldType, value: unknown) => type === 'checkbox' && value === 'false'

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === false || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

async function isoCode(numericId: string): Promise<string | null> {
  const id = Number(latinDigits(numericId))
  if (!Number.isSafeInteger(id)) return null
  const country = await strapi.db.query(COUNTRY).findOne({ where: { numericId: id }, select: ['code'] })
  return country?.code ?? null
}

type Read = { value?: unknown; issues: FieldIssue[] }

async function readField({ key, type, required, options }: FormField, value: unknown): Promise<Read> {
  if (type === 'address') {
    const { address, issues } = await readAddress(value, required, isoCode)
    return { value: address, issues: issues.map(({ path, code }) => ({ path: path ? `${key}.${path}` : key, code })) }
  }
  if (isEmpty(value) || isUnticked(type, value)) return { issues: required ? [{ path: key, code: 'required' }] : [] }
  const schema = type === 'select' || type === 'radio' ? z.string().refine((text) => options.includes(text), 'invalid_option') : SCHEMAS[type]
  const result = schema.safeParse(value)
  if (result.success) return { value: result.data, issues: [] }
  const message = result.error.issues[0]?.message ?? ''
  return { issues: [{ path: key, code: /^[a-z_]+$/.test(message) ? message : 'invalid' }] }
}

/** Somebody is free from a day on and until a later one. (Requirements, section 5) */
function checkPeriod({ availableFrom, availableUntil }: Record<string, unknown>): FieldIssue[] {
  if (typeof availableFrom !== 'string' || typeof availableUntil !== 'string') return []
  return availableFrom < availableUntil ? [] : [{ path: 'availableFrom', code: 'available_period' }]
}

/** Days by the rules of their fields and by the period that is chosen. */
function checkDays(fields: FormField[], values: Record<string, unknown>, period: Period | null): FieldIssue[] {
  return fields.flatMap((field): FieldIssue[] => {
    const day = values[field.key]
    const code = field.type === 'date' && typeof day === 'string' ? dayError(field, day, period, Date.now()) : null
    return code ? [{ path: field.key, code }] : []
  })
}

/** The values of a form by the rules of its fields, for the period that is chosen if there is one; what the form does not ask for is left out. */
export async function readValues(fields: FormField[], sent: Record<string, unknown>, period: Period | null = null): Promise<{ values: Record<string, unknown>; issues: FieldIssue[] }> {
  const values: Record<string, unknown> = {}
  const issues: FieldIssue[] = []
  for (const field of fields) {
    const read = await readField(field, sent[field.key])
    issues.push(...read.issues)
    if (read.value !== undefined && read.value !== null) values[field.key] = read.value
  }
  return { values, issues: [...issues, ...checkDays(fields, values, period), ...checkPeriod(values)] }
}
