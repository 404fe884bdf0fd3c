import { HOLDS_SEAT, type Seat } from '../events/seat'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import { findToken, spendToken } from '../verification/tokens'
import { byLink } from '../verification/verify'
import { emailKey } from '../rules/text'
import { submissionUid } from '../uids'
import type { Locale } from '../rules/languages'
import { seatsChanged } from './seat-counts'
import { offerSoon } from './offers'
import { freeSeat } from './seats'

const UID = submissionUid('registration')

type Registration = { id: number; documentId: string; emailKey: string; eventId: string; cancelledAt: string | null; submitLanguage: Locale }

const SELECT = ['id', 'documentId', 'emailKey', 'eventId', 'cancelledAt', 'submitLanguage']

export type Cancelled = { success: boolean; already?: boolean }

/**
 * One conditional update: gives whether it was this call that cancelled what meets the condition. Without its keys the same person can
 * register again, with the same words too.
 */
async function mark(id: number, where: object, seat: Seat): Promise<boolean> {
  const data = { seat, cancelledAt: new Date(), idempotencyKey: null, fingerprint: null, duplicateKey: null }
  const { count } = await strapi.db.query(UID).updateMany({ where: { $and: [{ id, cancelledAt: { $null: true } }, where] }, data })
  return count > 0
}

/** Gives whether it was this call that cancelled it. Who only waits gives no seat back, and has none in their calendar. */
async function cancel({ id, documentId, eventId, submitLanguage }: Registration, tokenId: number): Promise<boolean> {
  const done = await strapi.db.transaction(async () => {
    await spendToken(tokenId)
    const isDeclined = await mark(id, { seat: 'offered' }, 'declined')
    if (!isDeclined && !(await mark(id, HOLDS_SEAT, 'cancelled'))) return (await mark(id, {}, 'cancelled')) ? 'waiting' : null
    await freeSeat(eventId)
    if (!isDeclined) await queueMail({ template: 'cancellation', language: submitLanguage, uid: UID, documentId })
    return 'seat'
  })
  if (done !== 'seat') return done !== null
  wakeOutbox()
  offerSoon(eventId)
  await seatsChanged(eventId)
  return true
}

const FAILED: Cancelled = { success: false }

/** Cancels a registration by the link of its mail; for one that is cancelled already it says so. */
export async function cancelRegistration(body: unknown): Promise<Cancelled> {
  const link = byLink.safeParse(body)
  if (!link.success) return FAILED
  const { email, token, id } = link.data
  const registration: Registration | null = await strapi.db.query(UID).findOne({ where: { id }, select: SELECT })
  if (registration?.emailKey !== emailKey(email)) return FAILED
  const found = await findToken(UID, registration.documentId, token)
  if (!found) return FAILED
  const isFirst = registration.cancelledAt === null && (await cancel(registration, found.id))
  return { success: true, ...(!isFirst && { already: true }) }
}
