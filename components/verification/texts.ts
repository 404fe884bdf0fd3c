import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/languages'
import type { OtherWaysTexts } from './OtherWays'

/** What the two forms say in which a code is typed or a new mail is asked for. */
export async function otherWaysTexts(locale: Locale): Promise<OtherWaysTexts> {
  const [t, forms] = await Promise.all([getTranslations({ locale, namespace: 'verification' }), getTranslations({ locale, namespace: 'forms' })])
  const shared = { limited: forms('problems.rate_limited'), wrong: t('wrong') }
  return {
    email: t('email'),
    code: {
      title: t('code.title'),
      hint: t('code.hint'),
      label: t('code.label'),
      submit: t('code.submit'),
      busy: t('waiting'),
      answers: { ...shared, done: '', failed: t('code.failed'), error: t('code.error'), missing: t('code.error') },
    },
    mail: {
      title: t('mail.title'),
      hint: t('mail.hint'),
      submit: t('mail.submit'),
      busy: forms('common.sending'),
      answers: { ...shared, done: t('mail.done'), failed: t('mail.error'), error: t('mail.error'), missing: t('mail.error') },
    },
    errors: {
      email_required: forms('errors.email_required'),
      valid_email_required: forms('errors.valid_email_required'),
      code_required: t('code.required'),
      code_invalid: t('code.invalid'),
    },
  }
}
