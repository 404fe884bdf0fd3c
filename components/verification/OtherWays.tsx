import { getTranslations } from '@/lib/i18n/translations'
import { Accordion } from '@/components/ui/Accordion'
import type { Application } from '@/lib/content/verification'
import type { Answer, Way } from '@/lib/forms/verification/answer'
import type { Locale } from '@/rules/languages'
import { TypedForm } from './TypedForm'

type Props = {
  locale: Locale
  application: Application
  action: string
  email: string | undefined
  answer: Answer | null
  /** Which of them helps next. */
  open: Way | null
}

/** For whom the link did not work: the code of the same mail, or a new mail. */
export async function OtherWays({ locale, application, action, email, answer, open }: Props) {
  const [t, common] = await Promise.all([getTranslations({ locale, namespace: 'verification' }), getTranslations({ locale, namespace: 'forms.common' })])
  const field = { name: 'email', label: t('email'), start: email } as const
  const shared = { locale, application, action, answer }
  return (
    <Accordion
      name="other-ways"
      level={3}
      items={[
        {
          id: 'code',
          title: t('code.title'),
          isOpen: open === 'code',
          content: (
            <TypedForm
              {...shared}
              by="code"
              hint={t('code.hint')}
              submit={t('code.submit')}
              busy={t('waiting')}
              fields={[field, { name: 'code', label: t('code.label') }]}
            />
          ),
        },
        {
          id: 'mail',
          title: t('mail.title'),
          isOpen: open === 'mail',
          content: <TypedForm {...shared} by="mail" hint={t('mail.hint')} submit={t('mail.submit')} busy={common('sending')} fields={[field]} />,
        },
      ]}
    />
  )
}
