import { splitPath } from './paths'

/** Names in the query of the events list. A list with one of them is rendered per request. (Architecture, static and dynamic) */
export const EVENT_QUERY = ['type', 'place', 'source', 'q', 'view', 'upcoming', 'past'] as const

const TWIN = '/filtered'

const filtered: Readonly<Record<string, readonly string[]>> = { '/events': EVENT_QUERY }

/** The page rendered per request that answers for a kept one: `/ar/events?q=x` gives `/ar/filtered/events`, without a filter null. */
export function dynamicTwin(pathname: string, query: URLSearchParams): string | null {
  const [locale, route] = splitPath(pathname)
  const names = Object.hasOwn(filtered, route) ? filtered[route] : undefined
  return locale && names?.some((name) => query.has(name)) ? `/${locale}${TWIN}${route}` : null
}

/** The address under which a twin is known: `/ar/filtered/events` gives `/ar/events`, any other null. */
export function addressOfTwin(pathname: string): string | null {
  const [locale, route] = splitPath(pathname)
  return locale && route.startsWith(`${TWIN}/`) ? `/${locale}${route.slice(TWIN.length)}` : null
}
