import { z } from 'zod'
import { collator } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'
import { collection, MAX_PAGE_SIZE, readList } from './client'
import { typeTag } from './tags'

const countrySchema = () => z.object({ documentId: z.string(), name: z.string(), code: z.string(), numericId: z.number() })
const stateSchema = z.object({ documentId: z.string(), name: z.string(), code: z.string() })

export type Country = z.output<ReturnType<typeof countrySchema>>
export type State = z.output<typeof stateSchema>

const countries = collection({ path: '/api/countries', model: 'country', schema: countrySchema })

/** All countries in the alphabetical order of the language. (Requirements, sections 3 and 7) */
export async function getCountries(locale: Locale): Promise<Country[]> {
  const compare = collator(locale)
  return (await countries.all(locale)).sort((a, b) => compare(a.name, b.name))
}

/** The states of a country, by the country's numeric id, in alphabetical order. */
export async function getStates(locale: Locale, countryNumericId: number): Promise<State[]> {
  const compare = collator(locale)
  const states = await readList('/api/states', stateSchema, {
    locale,
    query: { 'filters[country][numericId][$eq]': countryNumericId, 'pagination[pageSize]': MAX_PAGE_SIZE },
    // Its country's number is asked for too.
    tags: [typeTag('state'), typeTag('country')],
  })
  return states.sort((a, b) => compare(a.name, b.name))
}
