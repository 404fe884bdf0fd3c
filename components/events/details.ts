import type { Event } from '@/lib/entities/events'
import { plainText } from '@/lib/content/rich-text'
import { formatDate, formatDateRange, formatList, formatTime, formatTimeZone } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'

/** Five lines of the widest card hold less; longer texts would only weigh on the page. */
const DESCRIPTION_LENGTH = 420

type Dates = Pick<Event, 'startDate' | 'endDate' | 'timeZone'>

/** The day, or the range of days, of an event in its own time zone; null when it cannot be formatted. */
export function eventDateText(locale: Locale, { startDate, endDate, timeZone }: Dates): string | null {
  const day = formatDate(locale, startDate ?? '', 'full', timeZone)
  const isOneDay = !endDate || formatDate(locale, endDate, 'full', timeZone) === day
  if (isOneDay || !startDate) return day
  return formatDateRange(locale, startDate, endDate, timeZone) ?? day
}

/** The hours of an event, with the time zone where people join from elsewhere; null when it has a day only. */
export function eventTimeText(locale: Locale, { startDate, endDate, timeZone, location }: Dates & Pick<Event, 'location'>): string | null {
  const [from, to] = [startDate, endDate].map((date) => (date?.includes('T') ? formatTime(locale, date, timeZone) : null))
  if (!from || !startDate) return null
  const hours = to && to !== from ? `${from} – ${to}` : from
  const isOnline = location?.type === 'virtual' || location?.type === 'hybrid'
  const zone = isOnline && formatTimeZone(locale, startDate, timeZone)
  return zone ? `${hours} ${zone}` : hours
}

export type EventPlace = { kind: 'virtual' } | { kind: 'place'; text: string } | { kind: 'hybrid'; text: string } | null

/** Where an event takes place; null when nobody has said. */
export function eventPlace(locale: Locale, { location }: Pick<Event, 'location'>): EventPlace {
  if (!location) return null
  const text = formatList(locale, [location.venue, location.city]) || location.address
  if (location.type === 'virtual') return { kind: 'virtual' }
  if (location.type === 'hybrid') return text ? { kind: 'hybrid', text } : { kind: 'virtual' }
  return text ? { kind: 'place', text } : null
}

/** The description of a card: the short one, else the words of the long one. */
export function eventDescription({ shortDescription, description }: Pick<Event, 'shortDescription' | 'description'>): string | null {
  const text = shortDescription ?? plainText(description)
  if (text.length <= DESCRIPTION_LENGTH) return text || null
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH))}…`
}
