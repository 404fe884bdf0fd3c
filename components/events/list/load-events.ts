import { readOr } from '@/lib/content/section'
import { findEvents, type FoundEvents } from '@/lib/entities/events'
import { findListedEvents } from '@/lib/search/listed-events'
import { currentPreview } from '@/lib/preview/current'
import type { Locale } from '@/rules/languages'
import { hasFilters, shownCount, toFilter, withoutFilters, type ListQuery } from './list-query'

/** What a section shows; null when it could not be read. */
export type EventsByTime = { upcoming: FoundEvents | null; past: FoundEvents | null }

/**
 * The events that fit the address, and how many there are without its filters. `isKept` says whether the page is rendered once for many visitors,
 * or for one alone.
 */
export async function loadEvents(locale: Locale, query: ListQuery, isKept: boolean) {
  const isAsked = !isKept && (await currentPreview()) === null
  const findAny = isAsked ? findListedEvents : findEvents
  const find = async (of: ListQuery): Promise<EventsByTime> => {
    const read = (time: 'upcoming' | 'past') => readOr(null, () => findAny(locale, time, toFilter(locale, of), shownCount(of, time)))
    const [upcoming, past] = await Promise.all([read('upcoming'), read('past')])
    return { upcoming, past }
  }
  const found = find(query)
  const [events, all] = await Promise.all([found, hasFilters(query) ? find(withoutFilters(query)) : found])
  return { events, totals: { upcoming: all.upcoming?.total ?? null, past: all.past?.total ?? null } }
}

export type LoadedEvents = Awaited<ReturnType<typeof loadEvents>>
export type Totals = LoadedEvents['totals']
