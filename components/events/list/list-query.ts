import { z } from 'zod'
import { EVENT_SOURCES, EVENT_TYPES, LOCATION_TYPES, type EventFilter, type EventTime } from '@/lib/entities/events'
import { path, routes } from '@/lib/i18n/paths'
import { termsOf } from '@/lib/search/words'
import { typedLine } from '@/lib/visit/typed-line'
import type { Locale } from '@/rules/languages'

/** How many cards a section shows at first. (Requirements, section 9) */
export const AT_FIRST = { grid: 6, list: 8 } as const

/** An address must not be able to ask for more work than a visitor ever wants. */
const MOST = 600
const LONGEST_SEARCH = 100

const VIEWS = ['grid', 'list'] as const

const chosen = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values).nullable().catch(null)

/** Null: as many as at first. */
const shown = z.coerce
  .number()
  .int()
  .positive()
  .transform((count) => Math.min(count, MOST))
  .nullable()
  .catch(null)

const schema = z.object({
  type: chosen(EVENT_TYPES),
  place: chosen(LOCATION_TYPES),
  source: chosen(EVENT_SOURCES),
  q: z
    .string()
    .transform((text) => typedLine(text, LONGEST_SEARCH))
    .catch(''),
  view: z.enum(VIEWS).catch('grid'),
  upcoming: shown,
  past: shown,
})

/** What the address of the events list says. */
export type ListQuery = z.output<typeof schema>

/** Reads the parameters of an address; what is unknown or malformed counts as not said. */
export function parseListQuery(parameters: Record<string, unknown> = {}): ListQuery {
  return schema.parse(parameters)
}

/** The address of the list as it is with these values; what goes without saying is left out. */
export function listPath(locale: Locale, query: ListQuery): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...query, view: query.view === 'grid' ? null : query.view })) {
    if (value) parameters.set(name, String(value))
  }
  const search = parameters.toString()
  return path(locale, routes.events) + (search && `?${search}`)
}

const UNFILTERED = { type: null, place: null, source: null, q: '' } as const
const COLLAPSED = { upcoming: null, past: null } as const

export type FilterName = keyof typeof UNFILTERED

/** The filters in use, in the order in which the form asks for them. */
export function activeFilters(query: ListQuery): FilterName[] {
  return (['type', 'place', 'source', 'q'] as const).filter((name) => query[name])
}

/** Without one filter. A change of filters collapses both sections. (Requirements, section 4) */
export function withoutFilter(query: ListQuery, name: FilterName): ListQuery {
  return { ...query, [name]: UNFILTERED[name], ...COLLAPSED }
}

export function withoutFilters(query: ListQuery): ListQuery {
  return { ...query, ...UNFILTERED, ...COLLAPSED }
}

/** What is looked for goes as the terms that the site search would look up. */
export function toFilter(locale: Locale, { type, place, source, q }: ListQuery): EventFilter {
  return { type, place, source, search: termsOf(q, locale).join(' ') || q }
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
