import type { Article } from '@/lib/entities/articles'
import type { Event } from '@/lib/entities/events'

/** An article with nothing but what every article has. */
export function article(fields: Partial<Article> = {}): Article {
  return {
    documentId: 'abc123',
    createdAt: '2026-10-01T08:00:00.000Z',
    updatedAt: '2026-11-02T08:00:00.000Z',
    publishedAt: '2026-11-02T08:00:00.000Z',
    title: 'A roof before winter',
    excerpt: null,
    cover: null,
    publishedDate: '2026-11-01',
    author: null,
    blocks: [],
    seo: null,
    localizations: [],
    ...fields,
  }
}

/** An event on one day, with nothing but what every event has. */
export function event(fields: Partial<Event> = {}): Event {
  return {
    documentId: 'evt123',
    createdAt: '2026-10-01T08:00:00.000Z',
    updatedAt: '2026-10-01T08:00:00.000Z',
    publishedAt: '2026-10-01T08:00:00.000Z',
    slug: 'workshop',
    title: 'Workshop',
    description: [],
    shortDescription: null,
    organizerName: null,
    eventType: 'workshop',
    isExternalEvent: false,
    isCancelled: false,
    featured: false,
    startDate: '2026-12-12T07:00:00.000Z',
    previousStartDate: null,
    endDate: '2026-12-12T13:00:00.000Z',
    timeZone: 'Asia/Damascus',
    featuredImage: null,
    thumbnail: null,
    location: null,
    registration: null,
    agenda: [],
    recordingLink: null,
    reportsLink: null,
    sponsors: [],
    speakers: [],
    seo: null,
    localizations: [],
    ...fields,
  }
}
