import type { Event as EventData, Place, VirtualLocation, WithContext } from 'schema-dts'
import { z } from 'zod'
import type { Query } from '@/lib/content/client'
import { collection, MAX_PAGE_SIZE } from '@/lib/content/client'
import { documentFields, flag, link, listOf, number, oneOf, optional, text } from '@/lib/content/fields'
import { eventStatus } from '@/rules/events'
import { image } from '@/lib/content/media'
import { plainText, richText } from '@/lib/content/rich-text'
import { localizations, seo } from '@/lib/content/seo'
import { DEFAULT_TIME_ZONE, isoWithOffset, isTimeZone } from '@/lib/i18n/format'
import { EVENT_TYPES, type ListFilter } from '@/lib/i18n/list-filters'
import { documentPath, path, routes } from '@/lib/i18n/paths'
import { currentPreview } from '@/lib/preview/current'
import { initiative, initiativeUrl, SCHEMA } from '@/lib/seo/json-ld'
import { buildMetadata } from '@/lib/seo/metadata'
import { absoluteUrl } from '@/lib/seo/urls'
import type { Locale } from '@/rules/languages'
import { joinWords } from './entry'
import { pagedEntity } from './paged-entity'

/** 'in-person' is also seen and means physical. */
const locationType = oneOf(['physical', 'virtual', 'hybrid', 'in-person']).transform((type) => (type === 'in-person' ? 'physical' : type))

const location = z.object({ type: locationType, venue: text, address: text, city: text, virtualLink: link })

const registration = z.object({
  required: flag,
  link,
  capacity: number,
  currentRegistrations: z
    .number()
    .nullish()
    .transform((value) => value ?? 0),
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

const speaker = (locale: Locale) => z.object({ id: z.number(), name: text, photo: image(locale), title: text, organization: text, bio: text })

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
    /** It was to be and does not take place. */
    isCancelled: flag,
    featured: flag,
    startDate: text,
    endDate: text,
    /** When it was to begin before it was moved. */
    previousStartDate: text,
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

export { eventStatus, type EventStatus } from '@/rules/events'

export type Event = z.output<ReturnType<typeof schema>>
export type EventType = Event['eventType']
export type FoundEvents = { items: Event[]; total: number }

/** (Requirements, section 9) */
export const HOME_EVENTS_REQUESTED = 5

const documents = collection({ path: '/api/events', model: 'event', schema })

/** Midnight of the day: keeps the cache key of a read stable for a day. */
function today(now: Date): string {
  return `${now.toISOString().slice(0, 10)}T00:00:00.000Z`
}

/** Events that start today or later, and those that still run; the next one first. */
export async function getUpcomingEvents(locale: Locale, limit = 100, now = new Date()): Promise<Event[]> {
  const found = await documents.list(locale, {
    'filters[$or][0][startDate][$gte]': today(now),
    'filters[$or][1][endDate][$gte]': today(now),
    sort: 'startDate:asc',
  })
  return found.filter((event) => eventStatus(event, now) !== 'past').slice(0, limit)
}

/** Events of the last twelve months and all that come, the earliest first: what a calendar that subscribes to them shows. */
export async function getCalendarEvents(locale: Locale, now = new Date()): Promise<Event[]> {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 1)
  return documents.all(locale, {
    'filters[$or][0][startDate][$gte]': today(since),
    'filters[$or][1][endDate][$gte]': today(since),
    sort: 'startDate:asc',
  })
}

/** What still comes or runs, or what is over. */
export type EventTime = 'upcoming' | 'past'

export const timeOf = (event: Event, now = new Date()): EventTime => (eventStatus(event, now) === 'past' ? 'past' : 'upcoming')

export type EventFilter = ListFilter<'events'> & { search: string }

/** Physical is also written 'in-person'. */
const placeNames = (place: string) => (place === 'physical' ? ['physical', 'in-person'] : [place])

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
 * Their time is told by the content service, so that a page of few cards reads few events. For kept pages and previews; what visitors
 * ask is answered by `listed-events.ts`. (Requirements, section 7, api/events)
 */
export async function findEvents(locale: Locale, time: EventTime, filter: EventFilter, count: number): Promise<FoundEvents> {
  const query = { ...filterQuery(filter), sort: time === 'past' ? 'startDate:desc' : 'startDate:asc' }
  if (await currentPreview()) return findDrafts(locale, time, query, count)
  const pageSize = Math.min(count, MAX_PAGE_SIZE)
  const read = (number: number) => documents.page(locale, number, pageSize, { ...query, status: time })
  const pages = await Promise.all(Array.from({ length: Math.ceil(count / pageSize) }, (_, index) => read(index + 1)))
  return { items: pages.flatMap(({ items }) => items).slice(0, count), total: pages[0]?.total ?? 0 }
}

/** In a preview the content service's parameter for the time says that drafts are meant. */
async function findDrafts(locale: Locale, time: EventTime, query: Query, count: number): Promise<FoundEvents> {
  const all = (await documents.all(locale, query)).filter((event) => timeOf(event) === time)
  return { items: all.slice(0, count), total: all.length }
}

const ATTENDANCE = {
  physical: 'https://schema.org/OfflineEventAttendanceMode',
  virtual: 'https://schema.org/OnlineEventAttendanceMode',
  hybrid: 'https://schema.org/MixedEventAttendanceMode',
} as const

function places({ location }: Event, url: string): (Place | VirtualLocation)[] {
  const places: (Place | VirtualLocation)[] = []
  if (location?.type !== 'virtual') {
    const address = [location?.address, location?.city].filter(Boolean).join(', ')
    places.push({ '@type': 'Place', name: location?.venue ?? location?.city ?? '', address })
  }
  if (location?.type === 'virtual' || location?.type === 'hybrid') {
    places.push({ '@type': 'VirtualLocation', url: location.virtualLink ?? url })
  }
  return places
}

/** A moment by the clock of its place, so that search engines show the right day there; a day stays a day. */
const localMoment = (date: string, timeZone: string) => (date.includes('T') ? (isoWithOffset(date, timeZone) ?? date) : date)

type Status = { eventStatus: `https://schema.org/Event${'Cancelled' | 'Rescheduled' | 'Scheduled'}`; previousStartDate?: string }

/** Whether an event takes place as it was announced. */
function statusOf({ isCancelled, startDate, previousStartDate, timeZone }: Event): Status {
  const isMoved = previousStartDate !== null && previousStartDate !== startDate
  const moved = isMoved && { previousStartDate: localMoment(previousStartDate, timeZone) }
  if (isCancelled) return { eventStatus: 'https://schema.org/EventCancelled', ...moved }
  return { eventStatus: isMoved ? 'https://schema.org/EventRescheduled' : 'https://schema.org/EventScheduled', ...moved }
}

/** Null without a title or date: search engines refuse such events. */
function jsonLd(locale: Locale, event: Event): WithContext<EventData> | null {
  if (!event.title || !event.startDate) return null
  const url = absoluteUrl(documentPath(locale, 'event', event.slug))
  const image = event.featuredImage ?? event.thumbnail
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: event.title,
    url,
    startDate: localMoment(event.startDate, event.timeZone),
    inLanguage: locale,
    ...statusOf(event),
    eventAttendanceMode: ATTENDANCE[event.location?.type ?? 'physical'],
    location: places(event, url),
    description: event.shortDescription ?? plainText(event.description),
    organizer: event.organizerName ? { '@type': 'Organization', name: event.organizerName, url: initiativeUrl(locale) } : initiative(locale),
    ...(event.endDate && { endDate: localMoment(event.endDate, event.timeZone) }),
    ...(image && { image: absoluteUrl(image.src) }),
  }
}

export const events = pagedEntity({
  model: 'event',
  documents,
  order: { sort: 'startDate:desc' },
  // Events of others have no page of their own: the list shows them.
  brief: (locale, { documentId, slug, title, shortDescription, startDate, isExternalEvent }) => ({
    id: documentId,
    title,
    text: shortDescription,
    date: startDate,
    href: isExternalEvent ? `${path(locale, routes.events)}?q=${encodeURIComponent(title ?? '')}` : documentPath(locale, 'event', slug),
  }),
  words: ({ description, organizerName, location, agenda, speakers }) => [
    plainText(description),
    organizerName,
    location && joinWords(location.venue, location.address, location.city),
    ...agenda.map(({ title, description, speaker }) => joinWords(title, description, speaker)),
    ...speakers.map(({ name, organization }) => joinWords(name, organization)),
  ],
  metadata: async ({ title, slug, shortDescription, description, seo, isExternalEvent }, page) =>
    isExternalEvent ? {} : buildMetadata({ ...page, title: title ?? slug, description: shortDescription, text: plainText(description), seo }),
  jsonLd,
})
