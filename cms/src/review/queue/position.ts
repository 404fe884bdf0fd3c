import type { Wanted } from './filter'
import { beyond, type Order, type Place } from './page'

/** How many applications come before a place. */
export async function countBefore(kinds: Wanted[], order: Order, place: Place): Promise<number> {
  const counts = await Promise.all(
    kinds.map(({ kind, where }) =>
      strapi.db.query(kind.uid).count({ where: { $and: [where, { [order]: { $notNull: true } }, beyond(place, order, 'before')] } }),
    ),
  )
  return counts.reduce((total, count) => total + count, 0)
}
