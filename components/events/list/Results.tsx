import { getTranslations } from '@/lib/i18n/translations'
import { EmptyState } from '@/components/shared/EmptyState'
import { ActiveFilters, chosenOf } from '@/components/shared/filters/ActiveFilters'
import { Notice } from '@/components/shared/Notice'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/rules/languages'
import { eventChoices } from './event-choices'
import { EventsSection } from './EventsSection'
import { type FilterName, hasFilters, listPath, withoutFilters, type ListQuery } from './list-query'
import type { EventsByTime } from './load-events'

type Props = { locale: Locale; query: ListQuery; events: EventsByTime }

/** The filters in use, and what fits them. */
export async function Results({ locale, query, events: { upcoming, past } }: Props) {
  const [t, words, choices] = await Promise.all([
    getTranslations({ locale, namespace: 'events.list' }),
    getTranslations({ locale, namespace: 'filters' }),
    eventChoices(locale),
  ])
  const active = [...chosenOf<FilterName>(choices, query.filter), ...(query.q ? [{ name: 'q' as const, text: t('searchFor', { text: query.q }) }] : [])]
  const isFailure = !upcoming && !past
  const isEmpty = upcoming?.total === 0 && past?.total === 0 && hasFilters(query)
  return (
    <>
      <ActiveFilters locale={locale} active={active} without={(...names) => listPath(locale, withoutFilters(query, names))} />
      {isFailure && <Notice isError title={t('failed')} text={t('failedText')} />}
      {isEmpty && (
        <EmptyState title={t('noneTitle')}>
          <p>{t('noneText')}</p>
          <Link className="btn" href={listPath(locale, withoutFilters(query))}>
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
    </>
  )
}
