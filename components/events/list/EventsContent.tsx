import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { EventsStats } from './EventsStats'
import { FilterCard } from './FilterCard'
import type { ListQuery } from './list-query'
import { loadEvents } from './load-events'
import { Results } from './Results'
import styles from './EventsList.module.css'

type Props = {
  locale: Locale
  query: ListQuery
  /** Whether it is rendered once for many visitors, or for this one alone. */
  isKept: boolean
}

/** What the events list shows for a question. */
export async function EventsContent({ locale, query, isKept }: Props) {
  const [t, { events, totals }] = await Promise.all([getTranslations({ locale, namespace: 'events.list' }), loadEvents(locale, query, isKept)])
  return (
    <>
      <EventsStats locale={locale} totals={totals} />
      <FilterCard locale={locale} query={query} />
      <p role="status" className="visually-hidden" />
      <p role="alert" className={styles.alert} data-text={t('keptText')} />
      <Results locale={locale} query={query} events={events} />
    </>
  )
}
