import { queueMail, wakeOutbox } from '../outbox/outbox'
import { findToken, spendToken } from '../verification/tokens'
import { byLink } from '../verification/verify'
import { emailKey } from '../rules/text'
import { submissionUid } from '../uids'
import type { Locale } from '../rules/languages'
import { seatsChanged } from './seat-counts'
import { freeSeat } from './seats'

const UID = submissionUid('registration')

type Registration = { id: number; documentId: string; emailKey: string; eventId: string; cancelledAt: string | null; submitLanguage: Locale }

const SELECT = ['id', 'documentId', 'emailKey', 'eventId', 'cancelledAt', 'submitLanguage']

export type Cancelled = { success: boolean; already?: boolean }

/** Gives whether it was this call that cancelled it. */
async function cancel({ id, documentId, eventId, submitLanguage }: Registration, tokenId: number): Promise<boolean> {
  const isFirst = await strapi.db.transaction(async () => {
    await spendToken(tokenId)
    const { count } = await strapi.db.query(UID).updateMany({
      where: { id, cancelledAt: { $null: true } },
      // Without its keys the same person can register again, with the same words too.
      data: { cancelledAt: new Date(), idempotencyKey: null, fingerprint: null, duplicateKey: null },
    })
    if (count === 0) return false
    await freeSeat(eventId)
    await queueMail({ template: 'cancellation', language: submitLanguage, uid: UID, documentId })
    return true
  })
  if (!isFirst) return false
  seatsChanged(eventId)
  wakeOutbox()
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
