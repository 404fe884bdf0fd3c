import { getTranslations } from '@/lib/i18n/translations'
import type { Event } from '@/lib/entities/events'
import type { EventStatus } from '@/rules/events'
import type { Locale } from '@/rules/languages'
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

type Props = { event: Event; locale: Locale; status: EventStatus; withRegistration: boolean }

/** The status of an event or that it is cancelled, its kind, whether others hold it and, where there is something to say, its free places. */
export async function EventBadges({ event, locale, status, withRegistration }: Props) {
  const t = await getTranslations({ locale, namespace: 'events' })
  return (
    <p className={styles.badges}>
      {event.isCancelled ? (
        <span className="badge badge-danger">{t('cancelled')}</span>
      ) : (
        <InPhases status={status} valueIn={(phase) => phase}>
          {(phase) => <span className={statusLooks[phase]}>{t(`status.${phase}`)}</span>}
        </InPhases>
      )}
      <span className="badge badge-muted">{t(`list.types.${event.eventType}`)}</span>
      {event.isExternalEvent && <span className={`badge ${styles.external}`}>{t('external')}</span>}
      {withRegistration && (
        <InPhases status={status} valueIn={(phase) => registrationState(event, phase)}>
          {(state) =>
            state && (
              <span className={registrationLooks[state.kind]} data-seats="">
                {t(`registration.${state.kind}`, { ...state })}
              </span>
            )
          }
        </InPhases>
      )}
    </p>
  )
}
