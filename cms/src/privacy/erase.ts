import type { UID } from '@strapi/strapi'
import { isSomebodyAsking, recordAction } from '../audit/record'
import { eraseFilesOf } from '../files/erase'
import { HOLDS_SEAT } from '../events/seat'
import { patiently } from '../submissions/contended'
import { freeSeat } from '../submissions/seats'
import { BELONGINGS, EVENT, submissionUid } from '../uids'

const REGISTRATION = submissionUid('registration')

export type Erased = {
  /** Whether it was this call that erased it. */
  isErased: boolean
  /** The event on which a seat was freed that somebody else can use now. */
  freedSeatOf: string | null
}

const NOTHING: Erased = { isErased: false, freedSeatOf: null }

/** Deletes a registration that holds a seat, and gives that back. */
async function giveSeatBack(documentId: string): Promise<Erased> {
  const query = strapi.db.query(REGISTRATION)
  const row: { eventId: string } | null = await query.findOne({ where: { documentId }, select: ['eventId'] })
  // One that is being cancelled at this moment gives its seat back there.
  const { count } = await query.deleteMany({ where: { $and: [{ documentId, cancelledAt: { $null: true } }, HOLDS_SEAT] } })
  if (!row || count === 0) return NOTHING
  const event = await strapi.db.query(EVENT).findOne({ where: { documentId: row.eventId }, select: ['startDate'] })
  if (!event || new Date(event.startDate).getTime() <= Date.now()) return { isErased: true, freedSeatOf: null }
  await freeSeat(row.eventId)
  return { isErased: true, freedSeatOf: row.eventId }
}

/** Erases a submission with its mails and tokens, within the transaction of the caller; whoever calls erases the files after that. */
export async function eraseRows(uid: UID.ContentType, documentId: string): Promise<Erased> {
  const { isErased, freedSeatOf } = uid === REGISTRATION ? await giveSeatBack(documentId) : NOTHING
  const { count } = await strapi.db.query(uid).deleteMany({ where: { documentId } })
  for (const table of BELONGINGS) await strapi.db.query(table).deleteMany({ where: { submissionUid: uid, submissionId: documentId } })
  return { isErased: isErased || count > 0, freedSeatOf }
}
/** Erases a submission with its mails, tokens and files, and gives a seat back that it held. */
export async function eraseSubmission(uid: UID.ContentType, documentId: string): Promise<Erased> {
  // Whoever withdraws it at the same moment takes the same rows in another order.
  const erased = await patiently(() =>
    strapi.db.transaction(async () => {
      // While there is a reference to name it by; not where its time is over, or the applicant has asked for it.
      if (isSomebodyAsking()) await recordAction({ action: 'submissionErased', uid, documentId })
      return eraseRows(uid, documentId)
    }),
  )
  // Deleted bytes cannot be rolled back, so they are deleted after the transaction. The daily job finds what a stop in between leaves.
  await eraseFilesOf(uid, [documentId])
  return erased
}
