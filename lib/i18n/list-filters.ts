import { z } from 'zod'
import type { Locale } from '../../rules/languages'
import { choicesRoute, chosenIn } from './chosen-route'
import { path, routes, splitPath } from './paths'

export const PROJECT_STATUSES = ['active', 'upcoming', 'completed', 'nonactive', 'suspended'] as const
export const PROJECT_TYPES = ['project', 'campaign'] as const
export const REPORT_SOURCES = ['own', 'external'] as const

/** (Requirements, section 3, event; 'general' is 'also seen') */
export const EVENT_TYPES = [
  'conference',
  'workshop',
  'webinar',
  'meeting',
  'fundraiser',
  'volunteer',
  'meetup',
  'seminar',
  'training',
  'networking',
  'hackathon',
  'general',
  'other',
] as const
export const LOCATION_TYPES = ['physical', 'virtual', 'hybrid'] as const

/** Our own events, or those of others that we attend. */
export const EVENT_SOURCES = ['own', 'external'] as const

/** More entries than this are offered with filters. (docs/decisions/lists-page-by-path.md) */
export const LONG_LIST = 24

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) => z.enum(values).optional().catch(undefined)

/**
 * What a list can be filtered and sorted by where the choices are few and known, in the order of its address; what is not named goes without
 * saying. Words that are typed stand in the query. (docs/decisions/lists-page-by-path.md)
 */
const lists = {
  projects: { route: routes.projects, schema: z.object({ status: oneOf(PROJECT_STATUSES), type: oneOf(PROJECT_TYPES), sort: oneOf(['oldest']) }) },
  events: { route: routes.events, schema: z.object({ type: oneOf(EVENT_TYPES), place: oneOf(LOCATION_TYPES), source: oneOf(EVENT_SOURCES) }) },
  reports: { route: routes.reports, schema: z.object({ source: oneOf(REPORT_SOURCES), sort: oneOf(['oldest']) }) },
  departments: {
    route: routes.join,
    // An office has no document of its own: it is named by its first department.
    schema: z.object({
      office: z
        .string()
        .regex(/^[a-z0-9]{1,40}$/)
        .optional()
        .catch(undefined),
      sort: oneOf(['name', 'volunteers']),
    }),
  },
} as const

export type ListName = keyof typeof lists
export type ListFilter<L extends ListName = ListName> = z.output<(typeof lists)[L]['schema']>

const LIST_NAMES = ['projects', 'events', 'reports', 'departments'] as const satisfies readonly ListName[]

const namesOf = (list: ListName) => Object.keys(lists[list].schema.shape)

/** The names in the query that a form of a list sends. */
export const LIST_QUERY = [...new Set(LIST_NAMES.flatMap(namesOf))]

/** Whether anything is filtered or sorted otherwise than by itself. */
export function isFiltered(filter: ListFilter): boolean {
  return Object.values(filter).some(Boolean)
}

/** The n-th page of a list as it is with this filter, without the language: `/projects/by/status-active/sort-oldest/page/2`. */
export function filteredRoute(list: ListName, filter: ListFilter, page = 1): string {
  return [choicesRoute(lists[list].route, namesOf(list), filter), ...(page > 1 ? ['page', page] : [])].join('/')
}

/** The same with its language. */
export function filteredPath(locale: Locale, list: ListName, filter: ListFilter, page = 1): string {
  return path(locale, filteredRoute(list, filter, page))
}

/** What the segments after `by` say, or null where a page of that address is not meant: each has one address only. */
export function parseFilteredRoute<L extends ListName>(list: L, segments: readonly string[]): { filter: ListFilter<L>; page: number } | null
export function parseFilteredRoute(list: ListName, segments: readonly string[]): { filter: ListFilter; page: number } | null {
  const end = segments.indexOf('page')
  const chosen = end < 0 ? segments : segments.slice(0, end)
  const page = end < 0 ? 1 : Number(/^\d{1,6}$/.exec(segments[end + 1] ?? '')?.[0] ?? 0)
  const filter = lists[list].schema.parse(chosenIn(chosen))
  const isMeant = isFiltered(filter) && filteredRoute(list, filter, page) === [lists[list].route, 'by', ...segments].join('/')
  return isMeant ? { filter, page } : null
}

/**
 * Where the choices of an address lead that stand in its query, as the form of a list sends them and events once had them: the same list by path, with
 * whatever else was said. Null for any other address.
 */
export function filteredAddress(pathname: string, query: URLSearchParams): string | null {
  const [locale, route] = splitPath(pathname)
  const list = LIST_NAMES.find((name) => lists[name].route === route)
  if (!locale || !list || !namesOf(list).some((name) => query.has(name))) return null
  const rest = new URLSearchParams([...query].filter(([name, value]) => value !== '' && !namesOf(list).includes(name)))
  const search = rest.toString()
  return filteredPath(locale, list, lists[list].schema.parse(Object.fromEntries(query))) + (search && `?${search}`)
}
