import { SEARCH_TYPES, type SearchType } from '@/lib/entities/entry'
import { path, routes } from '@/lib/i18n/paths'
import { typedLine } from '@/lib/visit/typed-line'
import type { Locale } from '@/rules/languages'

export const LONGEST_QUERY = 100

/** What the address asks for. */
export type SearchQuery = { text: string; type: SearchType | null; page: number }

type Parameters = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''

/** Anything that does not fit is as if it were not there. */
export function parseSearchQuery(parameters: Parameters): SearchQuery {
  const page = first(parameters.page)
  return {
    text: typedLine(first(parameters.q), LONGEST_QUERY),
    type: SEARCH_TYPES.find((type) => type === first(parameters.type)) ?? null,
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The address of a search. */
export function searchPath(locale: Locale, { text, type = null, page = 1 }: Partial<SearchQuery> = {}): string {
  const parameters = new URLSearchParams({
    ...(text && { q: text }),
    ...(type && { type }),
    ...(page > 1 && { page: String(page) }),
  })
  const query = parameters.toString()
  return path(locale, routes.search) + (query && `?${query}`)
}
