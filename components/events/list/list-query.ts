import { z } from 'zod'
import type { EventFilter, EventTime } from '@/lib/entities/events'
import { filteredPath, isFiltered, type ListFilter } from '@/lib/i18n/list-filters'
import { termsOf } from '@/lib/search/words'
import { typedLine } from '@/lib/visit/typed-line'
import type { Locale } from '@/rules/languages'

/** How many cards a section shows at first. (Requirements, section 9) */
export const AT_FIRST = { grid: 6, list: 8 } as const

/** An address must not be able to ask for more work than a visitor ever wants. */
const MOST = 600
export const LONGEST_SEARCH = 100

const VIEWS = ['grid', 'list'] as const

/** Null: as many as at first. */
const shown = z.coerce
  .number()
  .int()
  .positive()
  .transform((count) => Math.min(count, MOST))
  .nullable()
  .catch(null)

const schema = z.object({
  q: z
    .string()
    .transform((text) => typedLine(text, LONGEST_SEARCH))
    .catch(''),
  view: z.enum(VIEWS).catch('grid'),
  upcoming: shown,
  past: shown,
})

/** What the address of the events list says: choices in its path, the rest in its query. */
export type ListQuery = z.output<typeof schema> & { filter: ListFilter<'events'> }

/** Reads the query of an address beside its choices; what is unknown or malformed counts as not said. */
export function parseListQuery(parameters: Record<string, unknown> = {}, filter: ListFilter<'events'> = {}): ListQuery {
  return { ...schema.parse(parameters), filter }
}

/** What stands in the query of an address. */
export function queryOf({ q, view, upcoming, past }: ListQuery): URLSearchParams {
  const said = Object.entries({ q, view: view === 'grid' ? null : view, upcoming, past })
  return new URLSearchParams(said.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])))
}

/** The address of the list as it is with these values; what goes without saying is left out. */
export function listPath(locale: Locale, query: ListQuery): string {
  const search = queryOf(query).toString()
  return filteredPath(locale, 'events', query.filter) + (search && `?${search}`)
}

export type FilterName = keyof ListFilter<'events'> | 'q'

export const hasFilters = ({ filter, q }: ListQuery): boolean => q !== '' || isFiltered(filter)

/** Without some filters. A change of filters collapses both sections. (Requirements, section 4) */
export function withoutFilters(query: ListQuery, names: readonly FilterName[] = ['type', 'place', 'source', 'q']): ListQuery {
  const filter = { ...query.filter, ...Object.fromEntries(names.map((name) => [name, undefined])) }
  return { ...query, filter, q: names.includes('q') ? '' : query.q, upcoming: null, past: null }
}

/** What is looked for goes as the terms that the site search would look up. */
export function toFilter(locale: Locale, { filter, q }: ListQuery): EventFilter {
  return { ...filter, search: termsOf(q, locale).join(' ') || q }
}

/** How many cards a section is to show. */
export function shownCount(query: ListQuery, time: EventTime): number {
  return Math.max(AT_FIRST[query.view], query[time] ?? 0)
}

/** With more cards in a section: twice as many as it shows at first. */
export function withMore(query: ListQuery, time: EventTime): ListQuery {
  return { ...query, [time]: Math.min(MOST, shownCount(query, time) + 2 * AT_FIRST[query.view]) }
}

export function withLess(query: ListQuery, time: EventTime): ListQuery {
  return { ...query, [time]: null }
}
