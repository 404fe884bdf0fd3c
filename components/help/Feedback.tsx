import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { FeedbackForm } from './FeedbackForm'
import { feedbackProps } from './feedback-props'

type Props = { locale: Locale; email: string | null | undefined }

/** What works, what does not and what is missing: by form, or by e-mail. */
export async function Feedback({ locale, email }: Props) {
  const t = await getTranslations({ locale, namespace: 'help.feedback' })
  return (
    <>
      <p>{t('text')}</p>
      <FeedbackForm {...(await feedbackProps({ locale }))} />
      {email && <p>{t.rich('mail', { mail: (words) => <a href={`mailto:${email}?subject=${encodeURIComponent(t('subject'))}`}>{words}</a> })}</p>}
    </>
  )
}
