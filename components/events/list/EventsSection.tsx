import { getTranslations } from '@/lib/i18n/translations'
import { Notice } from '@/components/shared/Notice'
import cards from '@/components/shared/cards.module.css'
import { Link } from '@/components/ui/Link'
import type { EventTime, FoundEvents } from '@/lib/entities/events'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'
import { cardMarkup } from './card-markup'
import { AT_FIRST, listPath, withLess, withMore, type ListQuery } from './list-query'
import styles from './EventsList.module.css'

type Props = { locale: Locale; query: ListQuery; time: EventTime; events: FoundEvents | null }

/** Upcoming events or past ones. */
export async function EventsSection({ locale, query, time, events }: Props) {
  const t = await getTranslations({ locale, namespace: 'events.list' })
  const none = t(time === 'past' ? 'noPast' : 'noUpcoming')
  const markup = await Promise.all((events?.items ?? []).map((event) => cardMarkup(event, locale, query.view === 'grid' ? 'full' : 'compact')))
  return (
    <section aria-labelledby={`${time}-title`}>
      <h2 id={`${time}-title`} className={styles.title}>
        {t(time)}
        {events && <span className="badge badge-gold">{formatNumber(locale, events.total)}</span>}
      </h2>
      {!events && <Notice isError title={t('unable')} />}
      {events?.total === 0 && <Notice title={none} />}
      {events && events.total > 0 && (
        <>
          <ul className={query.view === 'grid' ? cards.grid : styles.compact}>
            {events.items.map((event, index) => (
              <li key={event.documentId} id={`${time}-${index}`} dangerouslySetInnerHTML={{ __html: markup[index] ?? '' }} />
            ))}
          </ul>
          <p className={styles.more}>
            {events.total > events.items.length && (
              <Link id={`${time}-more`} className="btn" href={`${listPath(locale, withMore(query, time))}#${time}-${events.items.length}`}>
                {t('more', { count: events.total - events.items.length })}
              </Link>
            )}
            {events.items.length > AT_FIRST[query.view] && (
              <Link id={`${time}-less`} className="btn btn-ghost" href={`${listPath(locale, withLess(query, time))}#${time}-title`}>
                {t('less')}
              </Link>
            )}
          </p>
        </>
      )}
    </section>
  )
}
