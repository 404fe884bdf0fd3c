import type { UID } from '@strapi/strapi'
import { choiceInWords } from '../labels/choices'
import { fieldWords } from '../labels/fields'
import { type Language, wordIn } from '../labels/language'
import { kindOf } from '../submissions/kinds'
import { readableFields } from '../submissions/visible-fields'

export type Column = { field: string; label: string; inWords: (value: unknown) => string }

type Attribute = { type: string }

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** `2026-05-01 14:30`: what every spreadsheet takes for a date. */
const moment = (value: unknown): string => {
  const stored = value instanceof Date ? value : new Date(text(value))
  return Number.isNaN(stored.getTime()) ? '' : stored.toISOString().slice(0, 16).replace('T', ' ')
}

function inWords({ type }: Attribute, language: Language): (value: unknown) => string {
  if (type === 'datetime') return moment
  if (type === 'enumeration' || type === 'boolean') return (value) => choiceInWords(value, language)
  return text
}

function labelOf(uid: string, field: string, { type }: Attribute, language: Language): string {
  const words = fieldWords(uid, field)
  return `${words ? wordIn(words, language) : field}${type === 'datetime' ? ' (UTC)' : ''}`
}

/** The columns of a type's table, in the order of its page in the admin, with the day of arrival after the reference. */
export function columnsOf(uid: UID.ContentType, language: Language): Column[] {
  const attributes: Record<string, Attribute> = strapi.contentType(uid).attributes
  const onPage = kindOf(uid)?.rows.flat() ?? []
  const [reference = 'reference', ...others] = onPage.filter((field) => readableFields(uid).includes(field))
  return [reference, 'createdAt', ...others].map((field) => {
    const attribute = attributes[field] ?? { type: 'string' }
    return { field, label: labelOf(uid, field, attribute, language), inWords: inWords(attribute, language) }
  })
}
