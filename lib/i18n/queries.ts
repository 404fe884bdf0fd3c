import { FORMS, LINK_PAGES, PRIVATE_PAGE } from '../../rules/forms'
import type { Locale } from '../../rules/languages'
import { segmentsOf } from './chosen-route'
import { filteredAddress } from './list-filters'
import { routes, splitPath } from './paths'

/** Names in the query of the events list. A list with one of them is made for its visitor, as is one with choices in its path. (Architecture, static and dynamic) */
export const EVENT_QUERY = ['q', 'view', 'upcoming', 'past'] as const

/** Names in the query of the search. */
export const SEARCH_QUERY = ['q', 'type', 'page'] as const

/** What the link of a mail carries, and which answer is shown. */
export const LINK_QUERY = ['email', 'token', 'id', 'answer'] as const

/** The secret of a private page, or of an address that is to be confirmed, and which answer is shown on it. */
export const PRIVATE_QUERY = ['link', 'confirm', 'answer'] as const

/** What the page after a form says. */
export const SENT_QUERY = ['reference', 'about'] as const

const TWIN = '/asked'

const twinOf = (route: string, names: readonly string[]) => ({ route, twin: `${TWIN}${route}`, names })

/** Kept pages that show something else where their address asks for it: `/ar/events?q=x` shows what `/ar/asked/events?q=x` makes. */
export const twins = [
  twinOf(routes.events, EVENT_QUERY),
  twinOf(routes.search, SEARCH_QUERY),
  ...Object.values(LINK_PAGES).map((page) => twinOf(`/verification/${page}`, LINK_QUERY)),
  twinOf(PRIVATE_PAGE, PRIVATE_QUERY),
  ...FORMS.map((form) => twinOf(`/sent/${form}`, SENT_QUERY)),
]

/** Those that are made anew for every question, which is dear, or ask the content service each time: from one address only so many a minute. */
export const LIMITED_ROUTES: readonly string[] = [routes.search, routes.events, PRIVATE_PAGE]

/** Lists whose choices are made of the kept list, too: there are more of them than are worth keeping. (docs/decisions/events-list.md) */
const ASKED_BY_PATH = `${routes.events}/by/`

/** Whether a page is asked for something that it does not show by itself: `/ar/events?q=x`, `/ar/events/by/type-webinar`. */
export function isQuestion(pathname: string, query: URLSearchParams): boolean {
  const [locale, route] = splitPath(pathname)
  if (locale === null) return false
  if (route.startsWith(ASKED_BY_PATH)) return true
  return twins.some((twin) => twin.route === route && twin.names.some((name) => query.has(name))) && filteredAddress(pathname, query) === null
}

/** Whether an address may ask anything: known without reading its query. */
export const mayAsk = (url: string): boolean => url.includes('?') || url.includes(ASKED_BY_PATH)

/** The address under which a twin is known: `/ar/asked/events` gives `/ar/events`, any other null. */
export function addressOfTwin(pathname: string): string | null {
  const [locale, route] = splitPath(pathname)
  return locale && route.startsWith(`${TWIN}/`) ? `/${locale}${route.slice(TWIN.length)}` : null
}

/** The parameters of an address by name; several values where there are several. */
export function parametersOf(query: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** What is asked of a page that shows something else for it, with the choices in its path. */
type Asked = { locale: Locale; route: string; choices: string[]; parameters: Record<string, string | string[]> }

/** What an address asks, as it stands in a request: `/ar/events?q=x`; null where it asks nothing. The first question mark alone ends the path. */
export function askedAt(url = ''): Asked | null {
  if (!mayAsk(url)) return null
  const [pathname = '', ...search] = url.split('?')
  const query = new URLSearchParams(search.join('?'))
  const [locale, route] = splitPath(pathname)
  if (!locale || !isQuestion(pathname, query)) return null
  const choices = segmentsOf(route)
  return { locale, route: choices.length > 0 ? routes.events : route, choices, parameters: parametersOf(query) }
}
