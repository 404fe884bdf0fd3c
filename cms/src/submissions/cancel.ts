import { queueMail, wakeOutbox } from '../mail/outbox'
import { findToken, spendToken } from '../verification/tokens'
import { byLink } from '../verification/verify'
import { emailKey } from './fields'
import type { Language } from './kind'
import { seatsChanged } from './seat-counts'
import { freeSeat } from './seats'

const UID = 'api::event-registration.event-registration' as const

type Registration = { id: number; documentId: string; emailKey: string; eventId: string; cancelledAt: string | null; submitLanguage: Language }

const SELECT = ['id', 'documentId', 'emailKey', 'eventId', 'cancelledAt', 'submitLanguage']

async function cancel({ id, documentId, eventId, submitLanguage }: Registration, tokenId: number): Promise<void> {
  await strapi.db.transaction(async () => {
    await spendToken(tokenId)
    const { count } = await strapi.db.query(UID).updateMany({
      where: { id, cancelledAt: { $null: true } },
      // Without its key the same person can register again with the same words.
      data: { cancelledAt: new Date(), idempotencyKey: null, fingerprint: null },
    })
    if (count === 0) return
    await freeSeat(eventId)
    await queueMail({ template: 'cancellation', language: submitLanguage, uid: UID, documentId })
  })
  seatsChanged(eventId)
  wakeOutbox()
}

/** Cancels a registration by the link of its mail; one that is cancelled already is a success too. */
export async function cancelRegistration(body: unknown): Promise<boolean> {
  const link = byLink.safeParse(body)
  if (!link.success) return false
  const { email, token, id } = link.data
  const registration: Registration | null = await strapi.db.query(UID).findOne({ where: { id }, select: SELECT })
  if (registration?.emailKey !== emailKey(email)) return false
  const found = await findToken(UID, registration.documentId, token)
  if (!found) return false
  if (registration.cancelledAt === null) await cancel(registration, found.id)
  return true
}
