import { formatDate, formatTime } from '@/lib/i18n/format'
import { visitorTimeZone } from '@/lib/i18n/visitor-time-zone'
import { languages, toLocale } from '@/rules/languages'

/** A moment by the clock of the device, in the page's language. Milliseconds since 1970. */
export function when(at: number): string {
  const [locale, zone, date] = [toLocale(document.documentElement.lang), visitorTimeZone(), new Date(at)]
  return [formatDate(locale, date, 'long', zone), formatTime(locale, date, zone)].filter(Boolean).join(languages[locale].comma)
}
