import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'

type Props = {
  locale: Locale
  value: string
  /** Said where the value is no date. */
  invalid: string
}

/** A day in words. */
export function DateText({ locale, value, invalid }: Props) {
  const words = formatDate(locale, value)
  return words ? <time dateTime={value.slice(0, 10)}>{words}</time> : <span>{invalid}</span>
}
