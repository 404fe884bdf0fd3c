import { getTranslations } from '@/lib/i18n/translations'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { Icon } from '@/components/ui/Icon'
import type { Event } from '@/lib/entities/events'
import type { EventStatus } from '@/rules/events'
import type { Locale } from '@/rules/languages'
import { eventDateText } from '../details'
import { EventBadges } from '../EventBadges'
import card from '../EventCard.module.css'
import { placeText } from './place-text'
import { placeTime } from './times'
import styles from './EventPage.module.css'

type Props = { event: Event; locale: Locale; status: EventStatus }

/** The title of an event over its picture, with its status, when and where. */
export async function EventHeader({ event, locale, status }: Props) {
  const t = await getTranslations({ locale, namespace: 'events' })
  return (
    <CoverBanner locale={locale} title={event.title ?? ''} description={event.shortDescription} image={event.featuredImage ?? event.thumbnail}>
      <div className={styles.header}>
        <EventBadges event={event} locale={locale} status={status} withRegistration />
        <ul className={card.facts}>
          <li>
            <Icon name="calendar" />
            {eventDateText(locale, event) ?? t('detail.dateMissing')}
          </li>
          <li>
            <Icon name="clock" />
            {placeTime(locale, event)?.hours ?? t('timeMissing')}
          </li>
          <li>
            <Icon name="place" />
            {await placeText(locale, event)}
          </li>
        </ul>
      </div>
    </CoverBanner>
  )
}
