import { entities, entityOf } from '../entities'
import { beginningAtHome } from '../rules/at-home'
import { uidOf } from '../uids'
import type { Change } from './notices'

const DAY = 24 * 60 * 60 * 1000

export type Boundary = Change & { at: number }

export const hasBoundaries = (uid: string): boolean => entityOf(uid)?.boundaries !== undefined

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

/** As the column wants it: a day for dates, a moment for date-times. */
const bound = (type: string | undefined, at: number) => (type === 'date' ? dayOf(at) : new Date(at).toISOString())

/** The boundaries of published documents later than `after` (milliseconds), the nearest first. */
export async function boundariesAfter(after: number): Promise<Boundary[]> {
  const found: Boundary[] = []
  for (const [model, { boundaries = [] }] of Object.entries(entities)) {
    if (boundaries.length === 0) continue
    const uid = uidOf(model)
    const { attributes } = strapi.contentType(uid)
    const delayed = boundaries.map(({ field, days = 0, atHome = false }) => ({ field, delay: days * DAY, atHome }))
    const rows: Record<string, unknown>[] = await strapi.db.query(uid).findMany({
      where: {
        publishedAt: { $notNull: true },
        $or: delayed.map(({ field, delay, atHome }) => ({ [field]: { $gte: bound(attributes[field]?.type, after - delay - (atHome ? DAY : 0)) } })),
      },
      select: ['documentId', ...delayed.map(({ field }) => field)],
    })
    for (const row of rows) {
      for (const { field, delay, atHome } of delayed) {
        const later = new Date(String(row[field])).getTime() + delay
        const at = atHome ? beginningAtHome(dayOf(later)) : later
        if (at > after) found.push({ at, uid, documentId: String(row.documentId) })
      }
    }
  }
  return found.sort((a, b) => a.at - b.at)
}

/** One of each document: its languages share it. */
export function distinct(boundaries: Boundary[]): Boundary[] {
  return [...new Map(boundaries.map((boundary) => [boundary.documentId, boundary])).values()]
}
