import type { UID } from '@strapi/strapi'
import { eraseFilesOf } from '../files/erase'
import { EVENT, freeSeat } from '../submissions/seats'
import { BELONGINGS } from './belongings'

const REGISTRATION = 'api::event-registration.event-registration'

type Row = { eventId?: string; cancelledAt?: string | null }

/** The event on which a registration still holds a seat that somebody else could use. */
async function heldSeat(uid: string, { eventId, cancelledAt }: Row): Promise<string | null> {
  if (uid !== REGISTRATION || !eventId || cancelledAt) return null
  const event = await strapi.db.query(EVENT).findOne({ where: { documentId: eventId }, select: ['startDate'] })
  return event && new Date(event.startDate).getTime() > Date.now() ? eventId : null
}

export type Erased = { erased: boolean; freedSeatOf: string | null }

/**
 * Erases a submission with its mails, tokens and files, and gives a seat back that it held. Says whether it was there, and
 * the event whose number of free seats has changed.
 */
export async function eraseSubmission(uid: UID.ContentType, documentId: string): Promise<Erased> {
  const result = await strapi.db.transaction(async (): Promise<Erased> => {
    const row: Row | null = await strapi.db.query(uid).findOne({ where: { documentId } })
    // Of two who erase the same one frees the seat.
    const { count } = await strapi.db.query(uid).deleteMany({ where: { documentId } })
    if (!row || count === 0) return { erased: false, freedSeatOf: null }
    for (const table of BELONGINGS) await strapi.db.query(table).deleteMany({ where: { submissionUid: uid, submissionId: documentId } })
    const freedSeatOf = await heldSeat(uid, row)
    if (freedSeatOf) await freeSeat(freedSeatOf)
    return { erased: true, freedSeatOf }
  })
  // Their bytes cannot come back with a transaction: so after it. The daily job finds what a stop in between leaves.
  await eraseFilesOf(uid, [documentId])
  return result
}
