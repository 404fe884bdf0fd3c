import type { UID } from '@strapi/strapi'
import type { Locale } from '../rules/languages'
import { APPLICANT_FILE, uidOf } from '../uids'
import { isRecord } from './values'

const COUNTRY = uidOf('country')
const STATE = uidOf('state')

/** What answers name by an id or a code, in words: read at once for many answers. */
export type Names = {
  /** Names of files by their ids, with commas. */
  files: (ids: readonly unknown[]) => string
  /** The name of a place in the language, or what was stored where the place is not known. */
  state: (code: string) => string
  country: (number: string) => string
}

type Place = { locale: string; name: string }

/** Names of places by what they are stored as, in the language where there is one. */
function namesIn<Row extends Place>(rows: readonly Row[], keyOf: (row: Row) => string, language: Locale): Map<string, string> {
  const names = new Map<string, string>()
  for (const row of rows) if (!names.has(keyOf(row)) || row.locale === language) names.set(keyOf(row), row.name)
  return names
}

const find = <Row>(uid: UID.ContentType, field: string, values: ReadonlySet<unknown>, select: string[]): Promise<Row[]> =>
  values.size === 0 ? Promise.resolve([]) : strapi.db.query(uid).findMany({ where: { [field]: { $in: [...values] } }, select, orderBy: { id: 'asc' } })

/** Reads the names of all that some answers name, by three queries however many they are. */
export async function namesOf(answers: readonly unknown[], language: Locale): Promise<Names> {
  const [ids, codes, numbers] = [new Set<unknown>(), new Set<unknown>(), new Set<unknown>()]
  for (const value of answers.flatMap((one) => (isRecord(one) ? Object.values(one) : []))) {
    if (Array.isArray(value)) for (const id of value) if (typeof id === 'string') ids.add(id)
    if (!isRecord(value)) continue
    if (typeof value.state === 'string' && value.state) codes.add(value.state)
    if (typeof value.country === 'string' && value.country) numbers.add(Number(value.country) || 0)
  }
  const [files, states, countries] = await Promise.all([
    find<{ documentId: string; name: string }>(APPLICANT_FILE, 'documentId', ids, ['documentId', 'name']),
    find<Place & { code: string }>(STATE, 'code', codes, ['locale', 'name', 'code']),
    find<Place & { numericId: number }>(COUNTRY, 'numericId', numbers, ['locale', 'name', 'numericId']),
  ])
  const stateNames = namesIn(states, ({ code }) => code, language)
  const countryNames = namesIn(countries, ({ numericId }) => String(numericId), language)
  return {
    files: (wanted) =>
      files
        .filter(({ documentId }) => wanted.includes(documentId))
        .map(({ name }) => name)
        .join(', '),
    state: (code) => stateNames.get(code) ?? code,
    country: (number) => countryNames.get(String(Number(number) || 0)) ?? number,
  }
}
