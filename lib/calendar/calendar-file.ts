import 'server-only'
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { wordsIn } from '@/lib/identity/identity.mjs'

export type CalendarEntry = {
  /** Stays the same for as long as the event lives, in every language: a later file changes the entry it made before. */
  uid: string
  title: string
  description: string
  /** Where it takes place; null when nobody has said. */
  location: string | null
  url: string
  organizer: { name: string; email: string } | null
  /** It stays in the calendar and is shown as not taking place. */
  isCancelled: boolean
  /** ISO 8601: moments with their offset, or days. */
  start: string
  end: string | null
  createdAt: string
  updatedAt: string
}

const isDay = (date: string) => /^\d{4}-\d{2}-\d{2}$/.test(date)

/** The end of an entry of whole days is the day after the last one. (RFC 5545, 3.6.1) */
function dayAfter(date: string): Date {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() + 1)
  return day
}

/** What a calendar that is read again and again says of itself. */
export type Subscription = { name: string; url: string }

/** How often a calendar should ask for what is new. */
const HOUR_S = 3600

function addEntry(calendar: ICalCalendar, entry: CalendarEntry) {
  const { uid, title, description, location, url, organizer, isCancelled, start, end, createdAt, updatedAt } = entry
  const allDay = isDay(start)
  calendar.createEvent({
    id: uid,
    summary: title,
    description,
    location,
    url,
    organizer,
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
    allDay,
    start: new Date(start),
    end: allDay ? dayAfter(end ?? start) : end && new Date(end),
    stamp: new Date(updatedAt),
    created: new Date(createdAt),
    lastModified: new Date(updatedAt),
    // Grows with every change, as calendars expect of a newer version: tenths of a second since the event was made.
    sequence: Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 100)),
  })
}

/**
 * An iCalendar file (RFC 5545) with these entries; one to subscribe to has a name and says how often to ask again (RFC 7986). Times
 * stand in UTC, so that a change of a country's clocks that a calendar does not know yet cannot move them
 * (docs/decisions/calendar-files-in-utc.md).
 */
export function calendarFile(entries: CalendarEntry[], subscription?: Subscription): string {
  const calendar = ical({
    prodId: { company: wordsIn('en').initiative, product: 'Events' },
    method: ICalCalendarMethod.PUBLISH,
    ...(subscription && { ...subscription, ttl: HOUR_S }),
  })
  for (const entry of entries) addEntry(calendar, entry)
  return `${calendar.toString()}\r\n`
}
