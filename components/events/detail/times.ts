import type { Event } from '@/lib/entities/events'
import { formatTime, formatTimeZoneName } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'

type Times = Pick<Event, 'startDate' | 'endDate' | 'timeZone'>

const hasHours = (date: string | null): date is string => date?.includes('T') === true

/** The hours of an event by the clock of its place, or null when it has none; the zone's name apart. */
export function placeTime(locale: Locale, { startDate, endDate, timeZone }: Times): { hours: string; zone: string | null } | null {
  if (!hasHours(startDate)) return null
  const from = formatTime(locale, startDate, timeZone)
  if (!from) return null
  const to = hasHours(endDate) ? formatTime(locale, endDate, timeZone) : null
  return { hours: to && to !== from ? `${from} – ${to}` : from, zone: formatTimeZoneName(locale, startDate, timeZone) }
}
