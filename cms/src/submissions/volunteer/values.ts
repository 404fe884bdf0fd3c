import type { FieldIssue } from '../../requests/refusal'
import { ADDRESS_PARTS } from '../../rules/fields/address'
import { cleanCode, textOf } from '../../rules/text'
import type { FieldRule } from '../../rules/volunteer/field-rule'
import { type Periods, readFields } from '../../rules/volunteer/read-fields'
import { uidOf } from '../../uids'
import { phoneIssues } from '../phones'

const COUNTRY = uidOf('country')

type Sent = Record<string, unknown>

/** The ISO codes of countries by their numeric ids. */
async function isoCodes(numericIds: readonly string[]): Promise<Map<string, string>> {
  const known = numericIds.map(Number).filter(Number.isSafeInteger)
  if (known.length === 0) return new Map()
  const countries: { numericId: number; code: string }[] = await strapi.db
    .query(COUNTRY)
    .findMany({ where: { numericId: { $in: known } }, select: ['numericId', 'code'] })
  return new Map(countries.map(({ numericId, code }) => [String(numericId), code]))
}

const partsOf = (value: unknown): Sent => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The parts of addresses beside the other values, as the site's forms have them. */
function withParts(fields: readonly FieldRule[], sent: Sent): Sent {
  const parts = fields
    .filter(({ type }) => type === 'address')
    .flatMap(({ key }) => ADDRESS_PARTS.map((part) => [`${key}.${part}`, partsOf(sent[key])[part]] as const))
  return { ...sent, ...Object.fromEntries(parts) }
}

/**
 * The values of a form by the rules of its fields, with the periods of the project; what the form does not ask for is left out.
 * (Requirements, section 5)
 */
export async function readValues(fields: readonly FieldRule[], sent: Sent, periods: Periods = []): Promise<{ values: Sent; issues: FieldIssue[] }> {
  const flat = withParts(fields, sent)
  const countries = fields.flatMap(({ key, type }) => (type === 'address' ? [cleanCode(textOf(flat[`${key}.country`]))] : []))
  const codes = await isoCodes(countries.filter(Boolean))
  const { values: read, errors } = readFields(fields, flat, (id) => codes.get(id) ?? null, periods)
  const values = Object.fromEntries(read)
  const phones = fields.filter(({ type }) => type === 'tel' || type === 'phone').map(({ key }) => key)
  return { values, issues: [...[...errors].map(([path, code]) => ({ path, code })), ...phoneIssues(values, phones)] }
}
