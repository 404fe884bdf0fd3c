import { routes, splitPath } from './paths'

/** Names in the query of the events list. A list with one of them is rendered per request. (Architecture, static and dynamic) */
export const EVENT_QUERY = ['type', 'place', 'source', 'q', 'view', 'upcoming', 'past'] as const

const TWIN = '/filtered'

/** The lists with a page rendered per request, which answers for the kept one: `/ar/events?q=x` shows `/ar/filtered/events`. */
export const twins = [{ route: routes.events, twin: `${TWIN}${routes.events}`, names: EVENT_QUERY }] as const

/** The address under which a twin is known: `/ar/filtered/events` gives `/ar/events`, any other null. */
export function addressOfTwin(pathname: string): string | null {
  const [locale, route] = splitPath(pathname)
  return locale && route.startsWith(`${TWIN}/`) ? `/${locale}${route.slice(TWIN.length)}` : null
}
