import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Words } from '@/lib/i18n/Words'
import type { Event } from '@/lib/entities/events'
import type { Locale } from '@/rules/languages'
import { eventDateText, eventPlace, eventTimeText } from './details'
import styles from './EventCard.module.css'

/** When and where, and of an event of others whose it is; what is missing is said. (Requirements, section 2, event card) */
export async function EventFacts({ event, locale }: { event: Event; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'events' })
  const place = eventPlace(locale, event)
  return (
    <ul className={styles.facts}>
      <li>
        <Icon name="calendar" />
        {eventDateText(locale, event) ?? t('dateMissing')}
      </li>
      <li>
        <Icon name="clock" />
        {eventTimeText(locale, event) ?? t('timeMissing')}
      </li>
      <li>
        <Icon name="place" />
        {!place && t('placeMissing')}
        {place?.kind === 'virtual' && t('virtual')}
        {place?.kind === 'place' && <Words locale={locale} text={place.text} />}
        {place?.kind === 'hybrid' && t('hybrid', { place: place.text })}
      </li>
      {event.isExternalEvent && event.organizerName && (
        <li>
          <Icon name="people" />
          <span>{t.rich('organizedBy', { name: () => <bdi>{event.organizerName}</bdi> })}</span>
        </li>
      )}
    </ul>
  )
}
