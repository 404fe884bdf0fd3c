import type { Seat } from '../events/seat'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import type { Locale } from '../rules/languages'
import { emailKey } from '../rules/text'
import { submissionUid } from '../uids'
import { findToken } from '../verification/tokens'
import { byLink } from '../verification/verify'

const UID = submissionUid('registration')

type Registration = { id: number; documentId: string; emailKey: string; seat: Seat | null; cancelledAt: string | null; submitLanguage: Locale }

const SELECT = ['id', 'documentId', 'emailKey', 'seat', 'cancelledAt', 'submitLanguage']

export type Accepted = { success: boolean; already?: boolean }

/** Makes the offered seat theirs, while the offer holds. Gives whether it was this call. */
async function accept({ id, documentId, submitLanguage }: Registration): Promise<boolean> {
  const isFirst = await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(UID).updateMany({
      where: { id, seat: 'offered', cancelledAt: { $null: true }, offeredUntil: { $gte: new Date().toISOString() } },
      data: { seat: 'taken', offeredUntil: null, registeredAt: new Date() },
    })
    if (count > 0) await queueMail({ template: 'registration', language: submitLanguage, uid: UID, documentId })
    return count > 0
  })
  if (isFirst) wakeOutbox()
  return isFirst
}

const FAILED: Accepted = { success: false }

/** Takes the seat that somebody on a waiting list was offered, by the link of its mail; for one who holds it already it says so. */
export async function acceptSeat(body: unknown): Promise<Accepted> {
  const link = byLink.safeParse(body)
  if (!link.success) return FAILED
  const { email, token, id } = link.data
  const find = (): Promise<Registration | null> => strapi.db.query(UID).findOne({ where: { id }, select: SELECT })
  const registration = await find()
  if (registration?.emailKey !== emailKey(email) || registration.cancelledAt) return FAILED
  if (!(await findToken(UID, registration.documentId, token))) return FAILED
  if (await accept(registration)) return { success: true }
  const now = await find()
  return now?.seat === 'taken' && !now.cancelledAt ? { success: true, already: true } : FAILED
}
