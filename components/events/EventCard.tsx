import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { Words } from '@/lib/i18n/Words'
import type { Event } from '@/lib/entities/events'
import { eventStatus } from '@/rules/events'
import { formatDate } from '@/lib/i18n/format'
import { documentPath } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { eventDescription } from './details'
import { EventAction } from './EventAction'
import { EventBadges } from './EventBadges'
import { EventFacts } from './EventFacts'
import { EventPicture } from './EventPicture'
import styles from './EventCard.module.css'

export type EventCardVariant = 'compact' | 'full' | 'featured'

type Props = { event: Event; locale: Locale; variant?: EventCardVariant }

/** An event in a list. (Requirements, section 2, event card) */
export async function EventCard({ event, locale, variant = 'full' }: Props) {
  const t = await getTranslations({ locale, namespace: 'events' })
  const { title, startDate, endDate, timeZone } = event
  if (!title || !startDate) return <p className={styles.invalid}>{t('invalid')}</p>

  const status = eventStatus(event)
  const page = documentPath(locale, 'event', event.slug)
  const isCompact = variant === 'compact'
  return (
    <article className={`card ${styles.card} ${styles[variant] ?? ''}`} data-phase={status} data-start={startDate} data-end={endDate ?? undefined}>
      {isCompact ? (
        <p className={styles.tile} aria-hidden="true">
          <b>{formatDate(locale, startDate, 'day', timeZone)}</b>
          {formatDate(locale, startDate, 'month', timeZone)}
        </p>
      ) : (
        <EventPicture event={event} locale={locale} variant={variant} />
      )}
      <div className={styles.body}>
        <EventBadges event={event} locale={locale} status={status} withRegistration={!isCompact} />
        <h3>
          {event.isExternalEvent ? (
            <Words locale={locale} text={title} />
          ) : (
            <Link href={page}>
              <Words locale={locale} text={title} />
            </Link>
          )}
        </h3>
        {!isCompact && (
          <p className={styles.text}>
            <Words locale={locale} text={eventDescription(event)} />
          </p>
        )}
        <EventFacts event={event} locale={locale} />
        <p className={styles.action}>
          <EventAction event={event} locale={locale} status={status} page={page} className={variant === 'featured' ? 'btn' : ''} />
        </p>
      </div>
    </article>
  )
}
