import { z } from 'zod'
import { DEFAULT_TIME_ZONE, isTimeZone } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'
import { currentPreview } from '@/lib/preview/current'
import type { Query } from './client'
import { collection, documentFields, MAX_PAGE_SIZE } from './documents'
import { eventStatus } from './event-status'
import { flag, link, listOf, number, oneOf, optional, text } from './fields'
import { image } from './media'
import { richText } from './rich-text'
import { localizations, seo } from './seo'

/** (Requirements, section 3, event; 'general' is 'also seen') */
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
export type FoundEvents = { items: Event[]; total: number }

export const LOCATION_TYPES = ['physical', 'virtual', 'hybrid'] as const
export type LocationType = (typeof LOCATION_TYPES)[number]

/** Our own events, or those of others that we attend. */
export const EVENT_SOURCES = ['own', 'external'] as const
export type EventSource = (typeof EVENT_SOURCES)[number]

/** (Requirements, section 9) */
export const HOME_EVENTS_REQUESTED = 5

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

/** What still comes or runs, or what is over. */
export type EventTime = 'upcoming' | 'past'

export type EventFilter = { type: EventType | null; place: LocationType | null; source: EventSource | null; search: string }

/** Physical is also written 'in-person'. */
const placeNames = (place: LocationType) => (place === 'physical' ? ['physical', 'in-person'] : [place])

function filterQuery({ type, place, source, search }: EventFilter): Query {
  const places = place ? placeNames(place) : []
  return {
    ...(type && { eventType: type }),
    ...Object.fromEntries(places.map((name, index) => [`filters[location][type][$in][${index}]`, name])),
    ...(source && { 'filters[isExternalEvent][$eq]': source === 'external' }),
    ...(search && { search }),
  }
}

/**
 * The first events that fit a filter, and how many fit in all: the next one first, or of those that are over the latest.
 * Their time is told by the content service, so that a page of few cards reads few events. What visitors searched
 * for is not kept. (Requirements, section 7, api/events)
 */
export async function findEvents(locale: Locale, time: EventTime, filter: EventFilter, count: number): Promise<FoundEvents> {
  const query = { ...filterQuery(filter), sort: time === 'past' ? 'startDate:desc' : 'startDate:asc' }
  if (await currentPreview()) return findDrafts(locale, time, query, count)
  const pageSize = Math.min(count, MAX_PAGE_SIZE)
  const read = (number: number) => events.page(locale, number, pageSize, { ...query, status: time }, { isKept: !filter.search })
  const pages = await Promise.all(Array.from({ length: Math.ceil(count / pageSize) }, (_, index) => read(index + 1)))
  return { items: pages.flatMap(({ items }) => items).slice(0, count), total: pages[0]?.total ?? 0 }
}

/** In a preview the content service's parameter for the time says that drafts are meant. */
async function findDrafts(locale: Locale, time: EventTime, query: Query, count: number): Promise<FoundEvents> {
  const all = (await events.all(locale, query)).filter((event) => (eventStatus(event) === 'past') === (time === 'past'))
  return { items: all.slice(0, count), total: all.length }
}

/** Every event, for the search. */
export function getAllEvents(locale: Locale): Promise<Event[]> {
  return events.all(locale, { sort: 'startDate:desc' })
}

export function getEvent(locale: Locale, slug: string): Promise<Event | null> {
  return events.one(locale, 'slug', slug)
}

export function getEventByDocumentId(locale: Locale, documentId: string): Promise<Event | null> {
  return events.one(locale, 'documentId', documentId)
}
