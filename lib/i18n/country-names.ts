import { languages, type Locale } from '@/rules/languages'
import { collator } from './format'

const ABBREVIATION = /^.{1,3}$/u

/**
 * Adds the names of countries (ISO 3166-1 alpha-2) in a language, as people say them, and puts them in its alphabetical order.
 * A country without a name goes by its code.
 */
export function withCountryNames<Entry extends { country: string }>(locale: Locale, entries: readonly Entry[]): (Entry & { name: string })[] {
  const { intlTag } = languages[locale]
  const short = new Intl.DisplayNames(intlTag, { type: 'region', style: 'short' })
  const long = new Intl.DisplayNames(intlTag, { type: 'region', style: 'long' })
  const nameOf = (country: string) => {
    const name = short.of(country) ?? country
    // 'United Kingdom' is found where 'UK' is not.
    return ABBREVIATION.test(name) ? (long.of(country) ?? name) : name
  }
  const compare = collator(locale)
  return entries.map((entry) => ({ ...entry, name: nameOf(entry.country) })).sort((a, b) => compare(a.name, b.name))
}
