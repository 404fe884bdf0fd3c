import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { events } from '@/lib/entities/events'
import { type FormState, valueOf } from '@/lib/forms/form'
import { documentPath } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { RegistrationForm } from './RegistrationForm'

type Props = { locale: Locale; state: FormState }

/** The registration on a page of its own, which says for what. */
export async function RegistrationAnswer({ locale, state }: Props) {
  const id = valueOf(state.values, 'event')
  const [t, event] = await Promise.all([getTranslations({ locale, namespace: 'forms.registration' }), id ? events.one(locale, id) : null])
  return (
    <>
      {event?.title && (
        <p>
          {t.rich('event', {
            event: () => <Link href={documentPath(locale, 'event', event.slug)}>{event.title}</Link>,
          })}
        </p>
      )}
      <RegistrationForm locale={locale} state={state} />
    </>
  )
}
