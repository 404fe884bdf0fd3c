import type { ReactNode } from 'react'
import { FilterFields } from '@/components/shared/filters/FilterFields'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { EventsStats } from './EventsStats'
import { eventChoices } from './event-choices'
import { LONGEST_SEARCH, type ListQuery } from './list-query'
import type { EventsByTime, LoadedEvents } from './load-events'
import type { PlaceName } from './place-names'
import { Results } from './Results'
import { Views } from './Views'

type Props = { locale: Locale; query: ListQuery }

async function Fields({ locale, query: { filter, q, view } }: Props) {
  const [t, choices] = await Promise.all([getTranslations({ locale, namespace: 'events.list' }), eventChoices(locale)])
  const search = { name: 'q', label: t('search'), hint: t('searchHint'), maxLength: LONGEST_SEARCH, typed: q }
  return (
    <>
      <FilterFields choices={choices} chosen={filter} search={search} apply={t('apply')} />
      {view === 'list' && <input type="hidden" name="view" value="list" />}
    </>
  )
}

/** How many were found; nothing where that is not known. */
async function Found({ locale, events: { upcoming, past } }: { locale: Locale; events: EventsByTime }) {
  const t = await getTranslations({ locale, namespace: 'events.list' })
  return upcoming || past ? t('found', { count: (upcoming?.total ?? 0) + (past?.total ?? 0) }) : ''
}

/** What of the list depends on what its address says. */
export const placesOf = (locale: Locale, query: ListQuery, { events, totals }: LoadedEvents): Record<PlaceName, ReactNode> => ({
  figures: <EventsStats locale={locale} totals={totals} />,
  fields: <Fields locale={locale} query={query} />,
  found: <Found locale={locale} events={events} />,
  views: <Views locale={locale} query={query} />,
  results: <Results locale={locale} query={query} events={events} />,
})
