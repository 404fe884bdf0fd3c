import type { UID } from '@strapi/strapi'
import { tableOf } from '../table'
import type { Due } from './plausible'

/** How many rows of a table meet one of the conditions, none of which another one meets too, and how many there are. */
export async function countDue(uid: UID.ContentType, ...wheres: Record<string, unknown>[]): Promise<Due> {
  const query = strapi.db.query(uid)
  let due = 0
  for (const where of wheres) due += await query.count({ where })
  return { table: tableOf(uid), due, of: due === 0 ? 0 : await query.count({}) }
}
