import { getTranslations } from '@/lib/i18n/translations'
import { ExternalLink } from '@/components/ui/Link'
import type { Event } from '@/lib/entities/events'
import type { EventStatus } from '@/rules/events'
import type { Locale } from '@/rules/languages'
import { InPhases } from '../InPhases'
import { canRegister, isFull, registersHere } from '../registration'
import { RegistrationDisclosure } from './RegistrationDisclosure'
import styles from './EventPage.module.css'

type PanelState = { kind: 'full'; hasWaitingList: boolean } | { kind: 'open'; left: number | null; link: string | null } | null

/** What the registration panel says; null where nobody registers (any more). */
function panelState(event: Pick<Event, 'registration' | 'isCancelled'>, status: EventStatus): PanelState {
  const { registration, isCancelled } = event
  if (isCancelled) return null
  if (status === 'upcoming' && isFull(registration)) {
    return { kind: 'full', hasWaitingList: registersHere(event) }
  }
  if (!registration || !canRegister(event, status)) return null
  const { capacity, currentRegistrations, link } = registration
  return { kind: 'open', left: capacity === null ? null : capacity - currentRegistrations, link }
}

type Props = { event: Event; locale: Locale; status: EventStatus }

/** How to register for an event that is still to come, or that it is full. */
export async function RegistrationPanel({ event, locale, status }: Props) {
  const t = await getTranslations({ locale })
  return (
    <InPhases as="div" status={status} valueIn={(phase) => panelState(event, phase)}>
      {(state) =>
        state && (
          <section id="registration" className={`no-print pattern ${styles.register}`} aria-labelledby="register-title">
            <h2 id="register-title">{t('events.detail.registrationTitle')}</h2>
            <div data-seats="">
              {state.kind === 'full' && <p>{t('events.detail.full')}</p>}
              {state.kind === 'full' && state.hasWaitingList && <p>{t('events.detail.waitingList')}</p>}
              {state.kind === 'open' && state.left !== null && <p className={styles.spots}>{t('events.detail.spots', { left: state.left })}</p>}
            </div>
            {state.kind === 'full' && state.hasWaitingList && <RegistrationDisclosure event={event} locale={locale} isWaitingList />}
            {state.kind === 'open' &&
              (state.link ? (
                <p>
                  <ExternalLink href={state.link} hint={t('common.newTab')} className="btn">
                    {t('events.detail.registrationLink')}
                  </ExternalLink>
                </p>
              ) : (
                <RegistrationDisclosure event={event} locale={locale} />
              ))}
          </section>
        )
      }
    </InPhases>
  )
}
