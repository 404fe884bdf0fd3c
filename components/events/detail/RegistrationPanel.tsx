import { getTranslations } from '@/lib/i18n/translations'
import { LegalLine } from '@/components/shared/legal/LegalLine'
import { ExternalLink } from '@/components/ui/Link'
import type { Event } from '@/lib/entities/events'
import { Static } from '@/lib/framework/static/Static'
import type { EventStatus } from '@/rules/events'
import type { Locale } from '@/rules/languages'
import { InPhases } from '../InPhases'
import { canRegister, isFull, registersHere } from '../registration'
import { RegistrationDisclosure } from './RegistrationDisclosure'
import { registrationWords } from './registration-words'
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
  const form = async (isWaitingList: boolean) => {
    const words = await registrationWords({ locale, event: event.documentId, isWaitingList })
    const disclosure = { register: t('events.detail.action.register'), cancel: t('forms.registration.cancel') }
    return <RegistrationDisclosure {...words} disclosure={disclosure} legal={<LegalLine locale={locale} />} />
  }
  return (
    <InPhases as="div" status={status} valueIn={(phase) => panelState(event, phase)}>
      {(state) =>
        state && (
          <section id="registration" className={`no-print pattern ${styles.register}`} aria-labelledby="register-title">
            <h2 id="register-title">{t('events.detail.registrationTitle')}</h2>
            <Static>
              <div data-seats="">
                {state.kind === 'full' && <p>{t('events.detail.full')}</p>}
                {state.kind === 'full' && state.hasWaitingList && <p>{t('events.detail.waitingList')}</p>}
                {state.kind === 'open' && state.left !== null && <p className={styles.spots}>{t('events.detail.spots', { left: state.left })}</p>}
              </div>
            </Static>
            {state.kind === 'full' && state.hasWaitingList && form(true)}
            {state.kind === 'open' &&
              (state.link ? (
                <p>
                  <ExternalLink href={state.link} hint={t('common.newTab')} className="btn">
                    {t('events.detail.registrationLink')}
                  </ExternalLink>
                </p>
              ) : (
                form(false)
              ))}
          </section>
        )
      }
    </InPhases>
  )
}
