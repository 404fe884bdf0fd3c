import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import type { Answer, FieldError, Fields } from './answer'
import { isSeatPage, type Page } from './pages'

/** What is said to an answer; nothing where the page shows it. (Requirements, section 8) */
export async function textOf(locale: Locale, page: Page, { by, state, waitMinutes }: Answer): Promise<string> {
  const [t, forms] = await Promise.all([getTranslations({ locale, namespace: 'verification' }), getTranslations({ locale, namespace: 'forms' })])
  if (state === 'used') return ''
  if (state === 'done') return by === 'mail' ? t('mail.done') : ''
  if (state === 'wrong') return t('wrong')
  if (state === 'limited')
    return [forms('problems.rate_limited'), waitMinutes && forms('common.retryAfter', { minutes: waitMinutes })].filter(Boolean).join(' ')
  if (by === 'mail') return t('mail.error')
  if (by === 'code') return state === 'failed' ? t('code.failed') : t('code.error')
  if (state === 'failed') return page === 'seat' ? t('seat.over') : t('verification_failed')
  if (state === 'missing') return t('missing_params')
  return isSeatPage(page) ? t(`${page}.error`) : t('verification_error')
}

/** What is said beside fields with mistakes. */
export async function fieldTexts(locale: Locale, errors: Fields<FieldError> = {}): Promise<Fields<string>> {
  const [t, forms] = await Promise.all([getTranslations({ locale, namespace: 'verification' }), getTranslations({ locale, namespace: 'forms.errors' })])
  const texts: Record<FieldError, string> = {
    email_required: forms('email_required'),
    valid_email_required: forms('valid_email_required'),
    code_required: t('code.required'),
    code_invalid: t('code.invalid'),
  }
  const { email, code } = errors
  return { ...(email && { email: texts[email] }), ...(code && { code: texts[code] }) }
}
