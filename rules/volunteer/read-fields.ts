import { ADDRESS_PARTS, type IsoCodeOf } from '../fields/address'
import type { RuleCode } from '../codes'
import { textOf } from '../text'
import { dayError, type Period } from './day-rules'
import { TIMELINE_KEY } from './default-fields'
import type { FieldRule } from './field-rule'
import { readField } from './read-field'

type Named = Record<string, unknown>

/** The values of a configured form, and what is wrong by the names of its controls; parts of an address as `address.street`. */
export type ReadFields = { values: Map<string, unknown>; errors: Map<string, RuleCode> }

/** Somebody is free from a day on and until a later one. (Requirements, section 5) */
function checkPeriod(fields: readonly FieldRule[], { values, errors }: ReadFields): void {
  // A form may ask for them in words.
  const dayOf = (key: string) => (fields.some((field) => field.key === key && field.type === 'date') ? values.get(key) : undefined)
  const [from, until] = [dayOf('availableFrom'), dayOf('availableUntil')]
  if (typeof from === 'string' && typeof until === 'string' && from >= until && !errors.has('availableFrom')) errors.set('availableFrom', 'available_period')
}

/** The periods of a project, by which days may be bounded. */
export type Periods = readonly (Period & { documentId: string })[]

function checkDays(fields: readonly FieldRule[], { values, errors }: ReadFields, periods: Periods): void {
  const chosen = periods.find(({ documentId }) => documentId === values.get(TIMELINE_KEY)) ?? null
  for (const field of fields) {
    const day = values.get(field.key)
    if (field.type !== 'date' || typeof day !== 'string') continue
    const error = dayError(field, day, chosen, Date.now())
    if (error) errors.set(field.key, error)
  }
}

/** What was filled in, by the rules of the fields; what the form does not ask for is left out. (Requirements, section 5) */
export function readFields(fields: readonly FieldRule[], sent: Named, isoCodeOf?: IsoCodeOf, periods: Periods = []): ReadFields {
  const read: ReadFields = { values: new Map(), errors: new Map() }
  for (const field of fields) {
    const { key } = field
    const { value, errors } = readField(field, sent, isoCodeOf)
    for (const part of ['', ...ADDRESS_PARTS] as const) if (errors[part]) read.errors.set(part ? `${key}.${part}` : key, errors[part])
    if (value !== undefined) read.values.set(key, value)
  }
  checkDays(fields, read, periods)
  checkPeriod(fields, read)
  return read
}

/** The field that holds the applicant's address, to which the confirmation goes. */
export const emailKey = (fields: readonly FieldRule[]): string =>
  (fields.find(({ key, type }) => type === 'email' && key === 'email') ?? fields.find(({ type }) => type === 'email'))?.key ?? 'email'

const PHONE_KEYS = ['phone', 'phoneNumber', 'mobile', 'whatsapp']

/** The fields for the applicant's own address and telephone number: of several numbers the one that is called so, else the first. */
export function ownContact(fields: readonly FieldRule[]): string[] {
  const phones = fields.filter(({ type }) => type === 'tel' || type === 'phone')
  const phone = phones.find(({ key }) => PHONE_KEYS.includes(key)) ?? phones[0]
  return [emailKey(fields), ...(phone ? [phone.key] : [])]
}

/** The fields with one for the applicant's address, which no application can do without. */
export function withEmail(fields: readonly FieldRule[]): FieldRule[] {
  const key = emailKey(fields)
  const email: FieldRule = { key, type: 'email', required: true, options: [] }
  return fields.some((field) => field.key === key) ? fields.map((field) => (field.key === key ? email : field)) : [email, ...fields]
}

/** The text that was read for a field, or null. */
export const textFor = ({ values }: ReadFields, key: string): string | null => textOf(values.get(key)) || null
