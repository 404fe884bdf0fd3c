import { getTranslations } from '@/lib/i18n/translations'
import { EmptyState } from '@/components/shared/EmptyState'
import { Notice } from '@/components/shared/Notice'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/rules/languages'
import { ActiveFilters } from './ActiveFilters'
import { EventsSection } from './EventsSection'
import { activeFilters, listPath, withoutFilters, type ListQuery } from './list-query'
import type { EventsByTime } from './load-events'
import { Toolbar } from './Toolbar'
import styles from './EventsList.module.css'

type Props = { locale: Locale; query: ListQuery; events: EventsByTime }

/** All that depends on the filters; `live/` puts a fresh one in its place. */
export async function Results({ locale, query, events: { upcoming, past } }: Props) {
  const [t, words] = await Promise.all([getTranslations({ locale, namespace: 'events.list' }), getTranslations({ locale, namespace: 'filters' })])
  const isFailure = !upcoming && !past
  const isEmpty = upcoming?.total === 0 && past?.total === 0 && activeFilters(query).length > 0
  return (
    <div id="events-results" className={styles.results} data-part="" data-failed={isFailure ? '' : undefined}>
      <Toolbar locale={locale} query={query} found={isFailure ? null : (upcoming?.total ?? 0) + (past?.total ?? 0)} />
      <ActiveFilters locale={locale} query={query} />
      {isFailure && <Notice isError title={t('failed')} text={t('failedText')} />}
      {isEmpty && (
        <EmptyState title={t('noneTitle')}>
          <p>{t('noneText')}</p>
          <Link className="btn" href={listPath(locale, withoutFilters(query))} data-live="">
            {words('clear')}
          </Link>
        </EmptyState>
      )}
      {!isFailure && !isEmpty && (
        <>
          <EventsSection locale={locale} query={query} time="upcoming" events={upcoming} />
          <EventsSection locale={locale} query={query} time="past" events={past} />
        </>
      )}
    </div>
  )
}
