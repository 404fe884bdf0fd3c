import { getTranslations } from '@/lib/i18n/translations'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'

/** A day in words. */
export async function DateText({ locale, value }: { locale: Locale; value: string }) {
  const words = formatDate(locale, value)
  if (words) return <time dateTime={value.slice(0, 10)}>{words}</time>
  return <span>{(await getTranslations({ locale, namespace: 'common' }))('invalidDate')}</span>
}
