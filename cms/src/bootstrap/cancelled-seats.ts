import type { Core } from '@strapi/strapi'
import { submissionUid } from '../uids'

/** Registrations that were cancelled before the field said so: an earlier version has left the seat in it that they had. */
export async function ensureCancelledSeats(strapi: Core.Strapi): Promise<void> {
  const query = strapi.db.query(submissionUid('registration'))
  const isCancelled = { cancelledAt: { $notNull: true } }
  await query.updateMany({ where: { ...isCancelled, seat: 'offered' }, data: { seat: 'declined' } })
  await query.updateMany({ where: { ...isCancelled, $or: [{ seat: { $null: true } }, { seat: { $in: ['taken', 'waiting'] } }] }, data: { seat: 'cancelled' } })
}
