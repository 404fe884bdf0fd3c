import 'server-only'
import { type Country, getCountries, getStates, type State } from '@/lib/content/countries'
import { HOME_COUNTRY } from '@/rules/at-home'
import type { Locale } from '@/rules/languages'
import { PROVINCES_KEY } from '@/rules/volunteer/default-fields'
import type { FieldRule } from '@/rules/volunteer/field-rule'
import { type Values, valueOf } from '../form'

/** What the fields of an application offer, beside their own options. */
export type Supplies = {
  countries: readonly Country[]
  /** Of the countries that are chosen, by the keys of the addresses. */
  states: Readonly<Record<string, readonly State[]>>
  provinces: readonly State[]
}

/** Reads what these fields offer. Throws ContentUnavailable. */
export async function readSupplies(fields: readonly FieldRule[], locale: Locale, values: Values = {}): Promise<Supplies> {
  const addresses = fields.filter(({ type }) => type === 'address')
  const countries = addresses.length > 0 ? await getCountries(locale) : []
  const statesFor = async (key: string) => {
    const chosen = valueOf(values, `${key}.country`)
    const country = countries.find(({ numericId }) => String(numericId) === chosen)
    return [key, country ? await getStates(locale, country.numericId) : []] as const
  }
  const [states, provinces] = await Promise.all([
    Promise.all(addresses.map(({ key }) => statesFor(key))),
    fields.some(({ key }) => key === PROVINCES_KEY) ? getStates(locale, HOME_COUNTRY.numericId) : [],
  ])
  return { countries, states: Object.fromEntries(states), provinces }
}
