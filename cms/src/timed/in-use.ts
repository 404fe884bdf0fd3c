import type { UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { AUDIT, OUTBOX, VERSION } from '../uids'

const SECOND = 1000

/** The time of the newest row of a table from before a moment. */
async function newestOf(uid: UID.ContentType, before: Date): Promise<number | null> {
  const row: { createdAt: string | Date } | null = await strapi.db
    .query(uid)
    .findOne({ where: { createdAt: { $lt: before.toISOString() } }, select: ['createdAt'], orderBy: { createdAt: 'desc' } })
  return row && new Date(row.createdAt).getTime()
}

/**
 * When the service was last in use before this process began, by what is stored: for a job of which no run is written down yet, as after an
 * update. What this process wrote may have the time of a wrong clock. Null when nothing is stored.
 */
export async function lastInUse(): Promise<number | null> {
  const before = new Date(Date.now() - process.uptime() * SECOND)
  const found: number[] = []
  for (const uid of [AUDIT, VERSION, OUTBOX, ...SUBMISSIONS] as UID.ContentType[]) {
    const newest = await newestOf(uid, before)
    if (newest !== null) found.push(newest)
  }
  return found.length > 0 ? Math.max(...found) : null
}
