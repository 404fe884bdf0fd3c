import { formatDate, formatTime } from '@/lib/i18n/format'
import { isLocale, type Locale } from '@/lib/i18n/languages'

type Period = { start: string; end: string | null; timeZone: string }

/** The moments of a period as days and hours by the clock of a place; a day is said once where it stays the same. */
function words(locale: Locale, { start, end }: Period, timeZone: string): string | null {
  const [from, to] = [start, end ?? start].map((date) => ({
    day: formatDate(locale, date, 'long', timeZone),
    time: formatTime(locale, date, timeZone),
  }))
  if (!from?.day || !from.time || !to?.day || !to.time) return null
  if (from.day !== to.day) return `${from.day}, ${from.time} – ${to.day}, ${to.time}`
  return from.time === to.time ? `${from.day}, ${from.time}` : `${from.day}, ${from.time} – ${to.time}`
}

/** When an event is by the visitor's clock, or null where that is the clock of its place. */
export function visitorTime(locale: Locale, period: Period, visitorZone: string): string | null {
  const own = words(locale, period, visitorZone)
  return own === words(locale, period, period.timeZone) ? null : own
}

/** Fills the place that waits for it, and shows it. */
export function showVisitorTime(place: HTMLElement, visitorZone: string): void {
  const { start = '', end = null, zone = '' } = place.dataset
  const { lang } = document.documentElement
  const text = isLocale(lang) ? visitorTime(lang, { start, end, timeZone: zone }, visitorZone) : null
  if (text === null) return
  place.querySelector('dd')?.append(text)
  place.hidden = false
}
