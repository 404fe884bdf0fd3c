import { findPublished } from '../documents/published'
import type { Locale } from '../rules/languages'
import { EVENT } from '../uids'

type Location = { type: string | null; venue: string | null; address: string | null; city: string | null; virtualLink: string | null }

/** A published event as it stands in one language. */
export type Event = {
  documentId: string
  locale: string
  slug: string
  title: string
  shortDescription: string | null
  startDate: string
  endDate: string | null
  timeZone: string | null
  isExternalEvent: boolean | null
  isCancelled: boolean | null
  createdAt: string
  updatedAt: string
  publishedAt: string
  location: Location | null
}

/** The event in a person's language, in another one where it has none, or null when it is not public. */
export const findEvent = (eventId: string, language: Locale) => findPublished<Event>(EVENT, eventId, language, { location: true })
