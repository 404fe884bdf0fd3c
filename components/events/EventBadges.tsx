import { useTranslations } from 'next-intl'
import type { Event } from '@/lib/content/events'
import type { EventStatus } from '@/lib/content/event-status'
import { InPhases } from './InPhases'
import { registrationState, type RegistrationState } from './registration'
import styles from './EventCard.module.css'

const statusLooks: Record<EventStatus, string> = {
  upcoming: 'badge',
  ongoing: 'badge badge-gold',
  past: 'badge badge-muted',
}

const registrationLooks: Record<RegistrationState['kind'], string> = {
  full: 'badge badge-danger',
  urgent: 'badge badge-gold',
  count: 'badge badge-muted',
  open: 'badge',
}

type Props = { event: Event; status: EventStatus; withRegistration: boolean }

/** The status of an event and, where there is something to say, its free places. */
export function EventBadges({ event, status, withRegistration }: Props) {
  const t = useTranslations('events')
  return (
    <p className={styles.badges}>
      <InPhases status={status} valueIn={(phase) => phase}>
        {(phase) => <span className={statusLooks[phase]}>{t(`status.${phase}`)}</span>}
      </InPhases>
      {withRegistration && (
        <InPhases status={status} valueIn={(phase) => registrationState(event, phase)}>
          {(state) => state && <span className={registrationLooks[state.kind]}>{t(`registration.${state.kind}`, { ...state })}</span>}
        </InPhases>
      )}
    </p>
  )
}
