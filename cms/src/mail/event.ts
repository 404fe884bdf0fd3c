import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { siteUrl } from '../environment'
import { identity, sender, wordsIn } from '../identity'
import { inLanguage, type InLanguages, languages, type Locale } from '../rules/languages'
import { findPublished } from '../documents/published'
import { EVENT } from '../uids'
import type { Values } from './render'

const ONLINE: InLanguages<string> = { ar: 'عبر الإنترنت', en: 'Online', de: 'Online' }
const TO_BE_TOLD: InLanguages<string> = { ar: 'سنخبرك بالمكان لاحقاً', en: 'We will tell you the place later', de: 'Den Ort teilen wir Ihnen noch mit' }

type Location = { type: string | null; venue: string | null; address: string | null; city: string | null; virtualLink: string | null }
type Event = {
  documentId: string
  slug: string
  title: string
  shortDescription: string | null
  startDate: string
  endDate: string | null
  timeZone: string | null
  createdAt: string
  updatedAt: string
  location: Location | null
}

const findEvent = (eventId: string, language: Locale) => findPublished<Event>(EVENT, eventId, language, { location: true })

function placeOf({ location }: Event, language: Locale): string {
  const place = [location?.venue, location?.address, location?.city].filter(Boolean).join(languages[language].comma)
  const virtual = inLanguage(ONLINE, language)
  const online = location?.virtualLink ? `${virtual}: ${location.virtualLink}` : location?.type === 'virtual' ? virtual : ''
  return [place, online].filter(Boolean).join(' · ') || inLanguage(TO_BE_TOLD, language)
}

/** Day and hours at the place of the event, with the name of its time zone. */
function dateOf({ startDate, endDate, timeZone }: Event, language: Locale): string {
  const format = new Intl.DateTimeFormat(languages[language].intlTag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timeZone ?? 'Asia/Damascus',
    timeZoneName: 'short',
  })
  return endDate ? format.formatRange(new Date(startDate), new Date(endDate)) : format.format(new Date(startDate))
}

/** A stored period (`2026-12-01 - 2026-12-31`) in brackets, as a mail says it. */
export function periodOf(stored: string, language: Locale): string {
  const [from, to] = stored.split(' - ').map((day) => new Date(day))
  if (!from || !to || Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()) || to < from) return ''
  return `(${new Intl.DateTimeFormat(languages[language].intlTag, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(from, to)})`
}

/** When and where, as a mail says it. */
export async function describeEvent(eventId: string, language: Locale): Promise<Values> {
  const event = await findEvent(eventId, language)
  return event ? { title: event.title, date: dateOf(event, language), place: placeOf(event, language) } : {}
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
    organizer: { name: wordsIn(language).initiative, email: sender() },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    sequence: revisionOf({ createdAt, updatedAt: changedAt }),
  })
  return `${calendar.toString()}\r\n`
}
