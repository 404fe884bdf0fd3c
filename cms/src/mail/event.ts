import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { siteUrl } from '../environment'
import { identity, senderAddress, wordsIn } from '../identity'
import { type Event, findEvent } from '../events/event'
import { dateOf, placeOf } from '../events/words'
import { periodInWords } from '../labels/dates'
import type { Locale } from '../rules/languages'
import type { Values } from './render'

/** A stored period (`2026-12-01 - 2026-12-31`) in brackets, as a mail says it. */
export function periodOf(stored: string, language: Locale): string {
  const period = periodInWords(stored, language)
  return period && `(${period})`
}

/** When and where, as a mail says it. */
export async function describeEvent(eventId: string, language: Locale): Promise<Values> {
  const event = await findEvent(eventId, language)
  return event ? { title: event.title, date: dateOf(event, language), place: placeOf(event, language) } : {}
}

/** The address of the event's page, or of all events where it has none any more. */
export async function pageOf(eventId: string, language: Locale): Promise<string> {
  const event = await findEvent(eventId, language)
  return `${siteUrl()}/${language}/events${event ? `/${event.slug}` : ''}`
}

/** Grows with every change, by the same count as in the site's file of the event (`lib/calendar`): of two, the newer one has to win. */
export function revisionOf({ createdAt, updatedAt }: Pick<Event, 'createdAt' | 'updatedAt'>): number {
  return Math.max(0, Math.floor((Date.parse(updatedAt) - Date.parse(createdAt)) / 100))
}

/** What a calendar is to do with the event, and since when that holds. */
export type Entry = { isCancelled: boolean; since: string | null }

/**
 * An iCalendar file that adds the event to a calendar or takes it out again, with times in UTC; null when it is there no more. Its
 * id is that of the site's own file. Of what was sent to one person the last one wins: registered, cancelled, registered anew.
 */
export async function calendarEntry(eventId: string, language: Locale, { isCancelled, since }: Entry): Promise<string | null> {
  const event = await findEvent(eventId, language)
  if (!event) return null
  const { documentId, slug, title, shortDescription, startDate, endDate, createdAt, updatedAt } = event
  const changedAt = since && Date.parse(since) > Date.parse(updatedAt) ? since : updatedAt
  const calendar = ical({
    prodId: { company: identity.words.en.initiative, product: 'Events' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${documentId}@${new URL(siteUrl()).hostname}`,
    summary: title,
    description: shortDescription ?? undefined,
    location: placeOf(event, language),
    url: `${siteUrl()}/${language}/events/${slug}`,
    start: new Date(startDate),
    end: endDate ? new Date(endDate) : null,
    // A cancellation has to name who sends it. (RFC 5546, 3.2.5)
    organizer: { name: wordsIn(language).initiative, email: senderAddress() },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    sequence: revisionOf({ createdAt, updatedAt: changedAt }),
  })
  return `${calendar.toString()}\r\n`
}
