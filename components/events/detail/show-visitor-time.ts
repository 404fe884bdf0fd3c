import { formatDate, formatDateRange, formatTime } from '@/lib/i18n/format'
import { isLocale, type Locale } from '@/rules/languages'

type Period = { start: string; end: string | null; timeZone: string }

type ClockTime = { hours: string; days: string }

/** A period by the clock of a place. */
function clockTime(locale: Locale, { start, end }: Period, timeZone: string): ClockTime | null {
  const day = formatDate(locale, start, 'long', timeZone)
  const from = formatTime(locale, start, timeZone)
  if (!day || !from) return null
  const to = formatTime(locale, end ?? start, timeZone)
  const lastDay = formatDate(locale, end ?? start, 'long', timeZone)
  return {
    hours: to && to !== from ? `${from} – ${to}` : from,
    days: end && lastDay !== day ? (formatDateRange(locale, start, end, timeZone) ?? day) : day,
  }
}

/**
 * When an event is by the visitor's clock, with its days where they are others than at its place; null where both
 * clocks agree.
 */
export function visitorTime(locale: Locale, period: Period, visitorZone: string): { hours: string; days: string | null } | null {
  const own = clockTime(locale, period, visitorZone)
  const there = clockTime(locale, period, period.timeZone)
  if (!own || !there) return null
  const days = own.days === there.days ? null : own.days
  return days === null && own.hours === there.hours ? null : { hours: own.hours, days }
}

/** Fills the place that waits for it, and shows it. */
export function showVisitorTime(place: HTMLElement, visitorZone: string): void {
  const { start = '', end = null, zone = '' } = place.dataset
  const { lang } = document.documentElement
  const time = isLocale(lang) ? visitorTime(lang, { start, end, timeZone: zone }, visitorZone) : null
  const [hours, days] = place.querySelectorAll('span')
  if (!time || !hours || !days) return
  hours.textContent = time.hours
  days.textContent = time.days
  place.hidden = false
}
