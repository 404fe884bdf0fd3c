import type { Ambassador } from '@/lib/entities/ambassadors'
import { collator } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'

/** The ambassadors of a country; `code` and `country` are null where an editor named none. */
export type Country = { code: string | null; country: string | null; ambassadors: Ambassador[] }

const keyOf = ({ countryCode, country }: Ambassador) => countryCode?.toUpperCase() ?? country ?? ''

/**
 * The ambassadors by country, countries in the alphabetical order of the page's language, and so the people of each.
 * Those without a country come last. (Requirements, section 2, ambassadors)
 */
export function groupByCountry(locale: Locale, ambassadors: readonly Ambassador[]): Country[] {
  const compare = collator(locale)
  const groups = new Map<string, Ambassador[]>()
  for (const ambassador of ambassadors) {
    const key = keyOf(ambassador)
    groups.set(key, [...(groups.get(key) ?? []), ambassador])
  }
  return [...groups.values()]
    .map((people) => ({
      code: people[0]?.countryCode?.toUpperCase() ?? null,
      country: people.find(({ country }) => country)?.country ?? null,
      ambassadors: people.sort((a, b) => compare(a.name ?? '', b.name ?? '')),
    }))
    .sort((a, b) => Number(!a.country) - Number(!b.country) || compare(a.country ?? '', b.country ?? ''))
}

/** The number of countries, those named by nobody left out. */
export function countCountries(countries: readonly Country[]): number {
  return countries.filter(({ code, country }) => code ?? country).length
}
