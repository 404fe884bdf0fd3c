import { columnOf, tableOf } from '../../table'
import { DOOR, DOOR_ACTION } from '../../uids'
import { closesAt } from './door'

/**
 * Deletes the doors of events that closed before a moment, with what was done at them; of an event that is there no more at once. Gives
 * how much it was.
 */
export async function forgetDoors(before: string): Promise<number> {
  const tables = [DOOR, DOOR_ACTION]
  const ids: string[] = await strapi.db.connection(tableOf(DOOR)).distinct().pluck(columnOf(DOOR, 'eventId'))
  let forgotten = 0
  for (const eventId of ids) {
    const closed = await closesAt(eventId)
    if (closed && closed.toISOString() >= before) continue
    for (const table of tables) forgotten += (await strapi.db.query(table).deleteMany({ where: { eventId } })).count
  }
  return forgotten
}
