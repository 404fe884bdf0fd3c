import { columnOf, tableOf } from '../../table'
import { DOOR_ACTION } from '../../uids'
import type { Counts, DoorCount } from './answers'
import { doorsOf } from './door'
import { type Registration, stateOf } from './registrations'

/** How many came without a registration, by door: they are counted, and nobody asks who they are. */
async function walkInsOf(eventId: string): Promise<Map<string, number>> {
  const doorId = columnOf(DOOR_ACTION, 'doorId')
  const rows: { door: string; kind: string; count: string | number }[] = await strapi.db
    .connection(tableOf(DOOR_ACTION))
    .where(columnOf(DOOR_ACTION, 'eventId'), eventId)
    .whereIn('kind', ['walkIn', 'walkOut'])
    .groupBy(doorId, 'kind')
    .select({ door: doorId, kind: 'kind' })
    .count({ count: '*' })
  const counts = new Map<string, number>()
  for (const { door, kind, count } of rows) counts.set(door, (counts.get(door) ?? 0) + (kind === 'walkIn' ? Number(count) : -Number(count)))
  return counts
}

/** How many have registered, how many of them are here, and through which door; `registrations` are all of the event. */
export async function countsOf(eventId: string, registrations: readonly Registration[]): Promise<Counts> {
  const here = new Map<string, number>()
  for (const { attendedAt, attendedDoor } of registrations) {
    if (attendedAt && attendedDoor) here.set(attendedDoor, (here.get(attendedDoor) ?? 0) + 1)
  }
  const walkIns = await walkInsOf(eventId)
  const doors = new Map<string, DoorCount>()
  // Of a door that was withdrawn and opened anew there is one count.
  for (const { doorId, name, withdrawnAt } of await doorsOf(eventId)) {
    const count = { name, here: here.get(name) ?? 0, walkIns: (doors.get(name)?.walkIns ?? 0) + (walkIns.get(doorId) ?? 0) }
    if (!withdrawnAt || count.here + count.walkIns > 0) doors.set(name, count)
  }
  return {
    registered: registrations.filter((registration) => stateOf(registration) === 'expected').length,
    here: registrations.filter(({ attendedAt }) => attendedAt !== null).length,
    doors: [...doors.values()],
  }
}
