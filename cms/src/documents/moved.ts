import { EVENT } from '../uids'
import type { Rule } from './rule'

/** When an event was to begin before it was moved is noted, not written: a copy of an event was never moved. */
export const movedRule: Rule = ({ uid, documentId, data }) => {
  if (uid !== EVENT) return
  if (documentId) delete data.previousStartDate
  else data.previousStartDate = null
}

/** When a published event begins, or null. */
export async function publishedStart(uid: string, documentId: string | undefined): Promise<Date | null> {
  if (uid !== EVENT || !documentId) return null
  const found = await strapi.db.query(EVENT).findOne({ where: { documentId, publishedAt: { $notNull: true } }, select: ['startDate'] })
  return found?.startDate ? new Date(found.startDate) : null
}

/**
 * Notes that a published event was moved, so that search engines are told: `before` is when it was to begin. One that has begun by then was
 * not moved but takes place once more. Within the transaction of the publication.
 */
export async function noteMove(documentId: string | undefined, before: Date | null): Promise<void> {
  const now = before && (await publishedStart(EVENT, documentId))
  if (!now || now.getTime() === before.getTime()) return
  const previousStartDate = before.getTime() > Date.now() ? before : null
  await strapi.db.query(EVENT).updateMany({ where: { documentId }, data: { previousStartDate } })
}
