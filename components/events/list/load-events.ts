import { ContentUnavailable } from '@/lib/content/errors'
import { findEvents, type FoundEvents } from '@/lib/entities/events'
import { findListedEvents } from '@/lib/search/listed-events'
import { currentPreview } from '@/lib/preview/current'
import { log } from '@/lib/log'
import type { Locale } from '@/rules/languages'
import { activeFilters, shownCount, toFilter, withoutFilters, type ListQuery } from './list-query'

async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error(error.message)
    return null
  }
}

/** Whether a read that fails shows as a gap: never on a page that is kept. (docs/decisions/events-list.md) */
export async function toleratesFailures(isKept: boolean): Promise<boolean> {
  return !isKept || (await currentPreview()) !== null
}

/** Gives null for what could not be read, or throws ContentUnavailable. */
export async function maybe<T>(isKept: boolean, read: () => Promise<T>): Promise<T | null> {
  return (await toleratesFailures(isKept)) ? orNull(read()) : read()
}

/** What a section shows; null when it could not be read. */
export type EventsByTime = { upcoming: FoundEvents | null; past: FoundEvents | null }

/** The events that fit the address, and how many there are without its filters. */
export async function loadEvents(locale: Locale, query: ListQuery, isKept: boolean) {
  const isAsked = !isKept && (await currentPreview()) === null
  const findAny = isAsked ? findListedEvents : findEvents
  const find = async (of: ListQuery): Promise<EventsByTime> => {
    const read = (time: 'upcoming' | 'past') => maybe(isKept, () => findAny(locale, time, toFilter(locale, of), shownCount(of, time)))
    const [upcoming, past] = await Promise.all([read('upcoming'), read('past')])
    return { upcoming, past }
  }
  const found = find(query)
  const [events, all] = await Promise.all([found, activeFilters(query).length > 0 ? find(withoutFilters(query)) : found])
  return { events, totals: { upcoming: all.upcoming?.total ?? null, past: all.past?.total ?? null } }
}

export type Totals = Awaited<ReturnType<typeof loadEvents>>['totals']
