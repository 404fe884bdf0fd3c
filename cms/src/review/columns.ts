import type { UID } from '@strapi/strapi'
import { fieldWords } from '../labels/fields'
import { type Language, wordIn } from '../labels/language'
import { SUBMISSION_VALUES } from '../labels/submissions'
import { VALUES } from '../labels/values'
import { readableFields } from './fields'
import { SUBMISSION_VIEWS } from './views'

export type Column = { field: string; label: string; inWords: (value: unknown) => string }

type Attribute = { type: string }

/** `2026-05-01 14:30`: what every spreadsheet takes for a date. */
const moment = (value: unknown) => (value ? new Date(String(value)).toISOString().slice(0, 16).replace('T', ' ') : '')

function choice(value: unknown, language: Language): string {
  const words = SUBMISSION_VALUES[String(value)] ?? VALUES[String(value)]
  return words ? wordIn(words, language) : String(value ?? '')
}

function inWords({ type }: Attribute, language: Language): (value: unknown) => string {
  if (type === 'datetime') return moment
  if (type === 'enumeration' || type === 'boolean') return (value) => (value === null ? '' : choice(value, language))
  return (value) => String(value ?? '')
}

function labelOf(uid: string, field: string, { type }: Attribute, language: Language): string {
  const words = fieldWords(uid, field)
  return `${words ? wordIn(words, language) : field}${type === 'datetime' ? ' (UTC)' : ''}`
}

/** The columns of a type's table, in the order of its page in the admin, with the day of arrival after the reference. */
export function columnsOf(uid: UID.ContentType, language: Language): Column[] {
  const attributes: Record<string, Attribute> = strapi.contentType(uid).attributes
  const onPage = SUBMISSION_VIEWS[uid.split('.').at(-1) ?? '']?.rows.flat() ?? []
  const [reference = 'reference', ...others] = onPage.filter((field) => readableFields(uid).includes(field))
  return [reference, 'createdAt', ...others].map((field) => {
    const attribute = attributes[field] ?? { type: 'string' }
    return { field, label: labelOf(uid, field, attribute, language), inWords: inWords(attribute, language) }
  })
}
