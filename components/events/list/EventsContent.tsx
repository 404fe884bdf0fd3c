import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { EventsStats } from './EventsStats'
import { FilterCard } from './FilterCard'
import type { ListQuery } from './list-query'
import type { LoadedEvents } from './load-events'
import { Results } from './Results'
import styles from './EventsList.module.css'

type Props = {
  locale: Locale
  query: ListQuery
  found: LoadedEvents
}

/** What the events list shows for a question. */
export async function EventsContent({ locale, query, found: { events, totals } }: Props) {
  const t = await getTranslations({ locale, namespace: 'events.list' })
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
