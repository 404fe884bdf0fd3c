import { EVENT } from '../../uids'
import type { Event } from '../event'

/** The published versions of the events that are not over, by event; of one alone where it is named. */
export async function upcomingEvents(eventId?: string): Promise<Map<string, Event[]>> {
  const now = new Date().toISOString()
  const versions: Event[] = await strapi.db.query(EVENT).findMany({
    where: {
      publishedAt: { $notNull: true },
      $or: [{ startDate: { $gte: now } }, { endDate: { $gte: now } }],
      ...(eventId && { documentId: eventId }),
    },
    orderBy: { id: 'asc' },
    populate: { location: true },
  })
  const events = new Map<string, Event[]>()
  for (const version of versions) events.set(version.documentId, [...(events.get(version.documentId) ?? []), version])
  return events
}
