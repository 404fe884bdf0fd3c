import { getTranslations } from '@/lib/i18n/translations'
import { LegalLine } from '@/components/shared/legal/LegalLine'
import { Link } from '@/components/ui/Link'
import { events } from '@/lib/entities/events'
import { type FormState, valueOf } from '@/lib/forms/form'
import { documentPath } from '@/lib/i18n/paths'
import { asksForPlace } from '@/lib/forms/registration/waiting-list'
import type { Locale } from '@/rules/languages'
import { RegistrationForm } from './RegistrationForm'
import { registrationWords } from './registration-words'

type Props = { locale: Locale; state: FormState }

/** The registration on a page of its own, which says for what; for an event that is full by now it offers the waiting list. */
export async function RegistrationAnswer({ locale, state }: Props) {
  const id = valueOf(state.values, 'event')
  const [t, detail, event] = await Promise.all([
    getTranslations({ locale, namespace: 'forms.registration' }),
    getTranslations({ locale, namespace: 'events.detail' }),
    id ? events.one(locale, id) : null,
  ])
  const isFull = state.problem === 'event_full'
  const words = await registrationWords({ locale, state, isWaitingList: isFull || asksForPlace(state.values) })
  return (
    <>
      {event?.title && (
        <p>
          {t.rich('event', {
            event: () => <Link href={documentPath(locale, 'event', event.slug)}>{event.title}</Link>,
          })}
        </p>
      )}
      {isFull && <p>{detail('waitingList')}</p>}
      <RegistrationForm {...words} legal={<LegalLine locale={locale} />} />
    </>
  )
}
