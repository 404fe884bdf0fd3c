import type { CalendarEntry } from '@/lib/calendar/calendar-file'
import type { ContactInfo } from '@/lib/content/contact-info'
import type { Event } from '@/lib/entities/events'
import { plainText } from '@/lib/content/rich-text'
import { formatList } from '@/lib/i18n/format'
import { documentPath, path, routes } from '@/lib/i18n/paths'
import { absoluteUrl } from '@/lib/seo/urls'
import type { Locale } from '@/rules/languages'
import { localHref } from '../primary-action'

/** Where a calendar says that an event takes place: every part that leads there, else the address people join at. */
function location(locale: Locale, { location }: Event): string | null {
  const place = formatList(locale, [location?.venue, location?.address, location?.city])
  return location?.type === 'virtual' || !place ? (location?.virtualLink ?? null) : place
}

/** Events of others have no page here: the calendar leads to theirs, else to our list, which shows them. */
function addressOfExternal(locale: Locale, { title, registration, location }: Event): string {
  const href = registration?.link ?? location?.virtualLink
  return absoluteUrl(href ? localHref(locale, href) : `${path(locale, routes.events)}?q=${encodeURIComponent(title ?? '')}`)
}

/** An event as an entry of a calendar, or null where it has no title or no date that can be read. */
export function calendarEntry(locale: Locale, event: Event, contact: ContactInfo | null): CalendarEntry | null {
  const { documentId, slug, title, startDate, endDate, organizerName, shortDescription, description, createdAt, updatedAt } = event
  if (!title || !startDate || Number.isNaN(Date.parse(startDate))) return null
  const page = absoluteUrl(documentPath(locale, 'event', slug))
  const url = event.isExternalEvent ? addressOfExternal(locale, event) : page
  const about = shortDescription ?? plainText(description)
  const joinAt = event.location?.type === 'hybrid' ? event.location.virtualLink : null
  return {
    uid: `${documentId}@${new URL(page).hostname}`,
    title,
    description: [about, joinAt, url].filter(Boolean).join('\n\n'),
    location: location(locale, event),
    url,
    organizer: organizerName && contact?.email ? { name: organizerName, email: contact.email } : null,
    start: startDate,
    end: endDate,
    isCancelled: event.isCancelled,
    createdAt,
    updatedAt,
  }
}
