import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import type { Answer } from './answer'

/** What is said to an answer. */
export async function toldOf(locale: Locale, { deed, result, waitMinutes }: Answer): Promise<string> {
  const [t, forms] = await Promise.all([getTranslations({ locale, namespace: 'privatePage' }), getTranslations({ locale, namespace: 'forms' })])
  if (result === 'done') return t(`done.${deed}`)
  if (result === 'asked') return t('correct.asked')
  if (result === 'limited')
    return [forms('problems.rate_limited'), waitMinutes && forms('common.retryAfter', { minutes: waitMinutes })].filter(Boolean).join(' ')
  return t(`problems.${result}`)
}
