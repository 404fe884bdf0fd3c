import { useTranslations } from 'next-intl'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/languages'

/** A day in words; 'Invalid Date' where the value is none. (Specification, section 8) */
export function DateText({ locale, value }: { locale: Locale; value: string }) {
  const t = useTranslations('news')
  const words = formatDate(locale, value)
  return words ? <time dateTime={value.slice(0, 10)}>{words}</time> : <span>{t('invalidDate')}</span>
}
