import { z } from 'zod'
import { DEFAULT_TIME_ZONE, isTimeZone } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/languages'
import { collection, documentFields } from './documents'
import { eventStatus } from './event-status'
import { flag, link, listOf, number, oneOf, optional, text } from './fields'
import { image } from './media'
import { richText } from './rich-text'
import { localizations, seo } from './seo'

/** (Specification, section 3, event; 'general' is 'also seen') */
export const EVENT_TYPES = [
  'conference',
  'workshop',
  'webinar',
  'meeting',
  'fundraiser',
  'volunteer',
  'meetup',
  'seminar',
  'training',
  'networking',
  'hackathon',
  'general',
  'other',
] as const

/** 'in-person' is also seen and means physical. */
const locationType = oneOf(['physical', 'virtual', 'hybrid', 'in-person']).transform((type) =>
  type === 'in-person' ? 'physical' : type,
)

const location = z.object({ type: locationType, venue: text, address: text, city: text, virtualLink: link })

const registration = z.object({
  required: flag,
  link,
  capacity: number,
  currentRegistrations: z.number().nullish().transform((value) => value ?? 0),
  isFull: flag,
})

const sponsor = (locale: Locale) =>
  z.object({
    id: z.number(),
    name: text,
    logo: image(locale),
    website: link,
    tier: oneOf(['platinum', 'gold', 'silver', 'bronze', 'default']).transform((tier) => tier ?? 'default'),
  })

const speaker = (locale: Locale) =>
  z.object({ id: z.number(), name: text, photo: image(locale), title: text, organization: text, bio: text })

const agendaItem = z.object({ time: text, title: text, description: text, speaker: text })

const timeZone = text.transform((value) => (value !== null && isTimeZone(value) ? value : DEFAULT_TIME_ZONE))

const schema = (locale: Locale) =>
  z.object({
    ...documentFields,
    slug: z.string(),
    title: text,
    description: richText(locale),
    shortDescription: text,
    organizerName: text,
    eventType: oneOf(EVENT_TYPES).transform((type) => type ?? 'other'),
    isExternalEvent: flag,
    featured: flag,
    startDate: text,
    endDate: text,
    timeZone,
    featuredImage: image(locale),
    thumbnail: image(locale),
    location: optional(location),
    registration: optional(registration),
    agenda: listOf(agendaItem),
    recordingLink: link,
    reportsLink: link,
    sponsors: listOf(sponsor(locale)),
    speakers: listOf(speaker(locale)),
    seo: seo(locale),
    localizations,
  })

export { eventStatus, type EventStatus } from './event-status'

export type Event = z.output<ReturnType<typeof schema>>
export type EventType = Event['eventType']

/** (Specification, section 9) */
export const HOME_EVENTS_REQUESTED = 5
export const FEATURED_EVENTS = 3

const events = collection({ path: '/api/events', model: 'event', schema })

/** Midnight of the day: keeps the cache key of a read stable for a day. */
function today(now: Date): string {
  return `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
}

/** Events that start today or later, and those that still run; the next one first. */
export async function getUpcomingEvents(locale: Locale, limit = 100, now = new Date()): Promise<Event[]> {
  const found = await events.list(locale, {
    'filters[$or][0][startDate][$gte]': today(now),
    'filters[$or][1][endDate][$gte]': today(now),
    sort: 'startDate:asc',
  })
  return found.filter((event) => eventStatus(event, now) !== 'past').slice(0, limit)
}

/** Events that are over, the latest one first. */
export async function getPastEvents(locale: Locale, now = new Date()): Promise<Event[]> {
  const tomorrow = today(new Date(now.getTime() + 24 * 60 * 60 * 1000))
  const found = await events.all(locale, { 'filters[startDate][$lt]': tomorrow, sort: 'startDate:desc' })
  return found.filter((event) => eventStatus(event, now) === 'past')
}

/** Events that editors have marked. */
export async function getFeaturedEvents(locale: Locale, limit = FEATURED_EVENTS): Promise<Event[]> {
  return (await events.page(locale, 1, limit, { 'filters[featured][$eq]': true, sort: 'startDate:desc' })).items
}

/** Every event, for the sitemap and the search. */
export function getAllEvents(locale: Locale): Promise<Event[]> {
  return events.all(locale, { sort: 'startDate:desc' })
}

export function getEvent(locale: Locale, slug: string): Promise<Event | null> {
  return events.one(locale, 'slug', slug)
}
