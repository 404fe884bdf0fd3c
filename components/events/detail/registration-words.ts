import 'server-only'
import { formWords, postedForm } from '@/components/shared/form/client/form-words'
import { phoneWords } from '@/components/shared/form/client/phone-words'
import { type FormState, valueOf } from '@/lib/forms/form'
import { REGISTRATION_WORDS } from '@/lib/forms/registration/schema'
import { asksForPlace } from '@/lib/forms/registration/waiting-list'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import type { RegistrationProps } from './RegistrationForm'
import { FIELDS } from './registration-names'

type Options = { locale: Locale; event?: string; isWaitingList?: boolean; state?: FormState }

/** What the registration form says, for its client component. */
export async function registrationWords({ locale, state, ...given }: Options): Promise<RegistrationProps> {
  const t = await getTranslations({ locale, namespace: 'forms' })
  const codes = ['too_long', 'invalid_email', 'invalid_phone', 'phone_extension', 'phone_which'] as const
  const common = await formWords('registration', { locale, words: REGISTRATION_WORDS, codes, fields: FIELDS.length })
  const after = [t('sent.spam')]
  return {
    event: given.event ?? valueOf(state?.values ?? {}, 'event'),
    isWaitingList: given.isWaitingList ?? asksForPlace(state?.values ?? {}),
    locale,
    words: { ...common, lost: t('problems.registration_lost') },
    labels: {
      name: t('registration.name'),
      email: t('registration.email'),
      phone: t('registration.phone'),
      organization: t('registration.organization'),
      message: t('registration.message'),
      messageHint: t('common.longest', { characters: 5000 }),
      submit: t('registration.submit'),
      joinWaitingList: t('registration.joinWaitingList'),
    },
    phone: await phoneWords(locale, 'phone', state),
    thanks: {
      seat: { title: t('sent.titles.registration'), text: t('sent.texts.registration'), after },
      waitingList: { title: t('sent.waitingList.title'), text: t('sent.waitingList.text'), after },
    },
    posted: await postedForm(locale, state),
  }
}
