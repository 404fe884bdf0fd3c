import { ContentUnavailable } from '@/lib/content/errors'
import { SEARCH_TYPES, type SearchType } from '@/lib/entities/entry'
import { LOCALES, type Locale } from '@/rules/languages'
import { getSearchIndex } from './live-index'
import type { SearchQuery } from './query'
import type { Found } from './search-index'

export const RESULTS_ON_A_PAGE = 10

/** Nobody reads further; whoever wants to is better served by another query. */
export const MOST_RESULTS = 200

export type SearchResults = {
  found: Found[]
  /** Of the type that was asked for. */
  total: number
  /** Of all types. */
  totals: { type: SearchType; count: number }[]
  page: number
  pageCount: number
  /** Other queries, when there is nothing. */
  suggestions: string[]
  /** Languages that have something, when this one has nothing. */
  elsewhere: Elsewhere[]
}

export type Elsewhere = { locale: Locale; count: number }

/** A language whose index cannot be read has nothing to offer. */
async function countIn(locale: Locale, text: string): Promise<Elsewhere> {
  try {
    return { locale, count: (await getSearchIndex(locale)).search(text).length }
  } catch (error) {
    if (error instanceof ContentUnavailable) return { locale, count: 0 }
    throw error
  }
}

async function findElsewhere(locale: Locale, text: string): Promise<Elsewhere[]> {
  const others = await Promise.all(LOCALES.filter((other) => other !== locale).map((other) => countIn(other, text)))
  return others.filter(({ count }) => count > 0)
}

/** A page of results. A page beyond the last one is the last one. Throws ContentUnavailable. */
export async function search(locale: Locale, { text, type, page }: SearchQuery): Promise<SearchResults> {
  const index = await getSearchIndex(locale)
  const all = index.search(text)
  const wanted = type ? all.filter(({ entry }) => entry.type === type) : all
  const pageCount = Math.max(1, Math.ceil(Math.min(wanted.length, MOST_RESULTS) / RESULTS_ON_A_PAGE))
  const current = Math.min(page, pageCount)
  const start = (current - 1) * RESULTS_ON_A_PAGE
  return {
    found: wanted.slice(start, start + RESULTS_ON_A_PAGE),
    total: wanted.length,
    totals: SEARCH_TYPES.map((each) => ({ type: each, count: all.filter(({ entry }) => entry.type === each).length })),
    page: current,
    pageCount,
    suggestions: all.length === 0 ? index.suggest(text) : [],
    elsewhere: all.length === 0 ? await findElsewhere(locale, text) : [],
  }
}
