import type { UID } from '@strapi/strapi'
import { columnOf, tableOf } from '../../table'
import { DOOR, DOOR_ACTION } from '../../uids'
import { closesAt } from './door'

/** What is kept of the doors of an event. */
export const DOOR_TABLES: UID.ContentType[] = [DOOR, DOOR_ACTION]

/** Doors of events that closed before a moment, and of events that are there no more, as a condition on those tables. */
export async function closedDoors(before: string): Promise<{ eventId: { $in: string[] } }> {
  const ids: string[] = await strapi.db.connection(tableOf(DOOR)).distinct().pluck(columnOf(DOOR, 'eventId'))
  const closed: string[] = []
  for (const eventId of ids) {
    const at = await closesAt(eventId)
    if (!at || at.toISOString() < before) closed.push(eventId)
  }
  return { eventId: { $in: closed } }
}
