import { Words } from '@/lib/i18n/Words'
import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import type { Event } from '@/lib/entities/events'
import { isoWithOffset } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'
import { eventDateText } from '../details'
import { placeText } from './place-text'
import { placeTime } from './times'
import styles from './EventPage.module.css'

type Props = { event: Event; locale: Locale; children: ReactNode }

/** The facts of an event, and under them what can be done. (Requirements, section 2, event detail, sidebar) */
export async function EventDetails({ event, locale, children }: Props) {
  const t = await getTranslations({ locale, namespace: 'events' })
  const { startDate, endDate, timeZone, location, registration, organizerName, eventType } = event
  const date = eventDateText(locale, event)
  const time = placeTime(locale, event)
  return (
    <aside className={styles.details} aria-labelledby="details-title">
      <h2 id="details-title">{t('detail.detailsTitle')}</h2>
      <dl>
        <div>
          <dt>{t('detail.date')}</dt>
          <dd>{date && startDate ? <time dateTime={isoWithOffset(startDate, timeZone) ?? undefined}>{date}</time> : t('detail.dateMissing')}</dd>
        </div>
        <div className={styles.time}>
          <dt>{t('detail.time')}</dt>
          <dd>
            {time ? time.hours : t('timeMissing')}
            {time?.zone && <span className={styles.aside}>{time.zone}</span>}
          </dd>
        </div>
        {time && startDate && (
          <div className={styles.yours} hidden data-visitor-time="" data-start={startDate} data-end={endDate ?? undefined} data-zone={timeZone}>
            <dt>{t('detail.yourTime')}</dt>
            <dd>
              <span />
              <span className={styles.aside} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('detail.location')}</dt>
          <dd>
            {await placeText(locale, event)}
            {location?.venue && location.address && (
              <span className={styles.aside}>
                <Words locale={locale} text={location.address} />
              </span>
            )}
          </dd>
        </div>
        {registration?.capacity != null && (
          <div>
            <dt>{t('detail.capacity')}</dt>
            <dd>{t('detail.places', { count: registration.capacity })}</dd>
          </div>
        )}
        <div>
          <dt>{t('list.type')}</dt>
          <dd>{t(`list.types.${eventType}`)}</dd>
        </div>
        {organizerName && (
          <div>
            <dt>{t('detail.organizer')}</dt>
            <dd>
              <bdi>{organizerName}</bdi>
            </dd>
          </div>
        )}
      </dl>
      {children}
    </aside>
  )
}
