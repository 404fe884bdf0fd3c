import { findEvent } from '../events/event'
import { wholeNumber } from '../environment'
import { hasMail, queueMail, wakeOutbox } from '../outbox/outbox'
import { Refusal } from '../requests/refusal'
import { DEFAULT_LOCALE, type Locale, toLocale } from '../rules/languages'
import { columnOf, tableOf } from '../table'
import { submissionUid } from '../uids'
import { seatsChanged } from './seat-counts'
import { findOpenEvent, freeSeat, takeFreeSeat } from './seats'

const UID = submissionUid('registration')

const MINUTE = 60 * 1000
const HOUR = 60 * MINUTE

/** Milliseconds for which an offer holds at most. */
const longestOffer = () => wholeNumber('SEAT_OFFER_MINUTES', 48 * 60) * MINUTE

/** Until when a seat is kept for who is offered it: when the event is near, half of the time until then is left to those who wait behind. */
export function offerEnds(startDate: string, now: number): Date {
  const left = Date.parse(startDate) - now
  return new Date(now + Math.min(longestOffer(), Math.max(left / 2, Math.min(left, HOUR))))
}

type Waiting = { id: number; documentId: string; submitLanguage: unknown }

/** The next one was offered a seat by another process, or has cancelled, at this moment. */
class TakenMeanwhile extends Error {}

/** Who waits longest. */
const nextOf = (eventId: string): Promise<Waiting | null> =>
  strapi.db.query(UID).findOne({
    where: { eventId, seat: 'waiting', cancelledAt: { $null: true } },
    select: ['id', 'documentId', 'submitLanguage'],
    orderBy: { id: 'asc' },
  })

/** Keeps a free seat for whoever waits longest, and tells them. False when nobody waits, or nothing is free. */
async function offerOne(eventId: string): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const next = await nextOf(eventId)
    if (!next) return false
    const language: Locale = toLocale(next.submitLanguage)
    const { event, registration } = await findOpenEvent(eventId, language)
    if (!(await takeFreeSeat(eventId, registration))) return false
    const { count } = await strapi.db.query(UID).updateMany({
      where: { id: next.id, seat: 'waiting', cancelledAt: { $null: true } },
      data: { seat: 'offered', offeredUntil: offerEnds(event.startDate, Date.now()) },
    })
    // The seat goes back with the transaction.
    if (count === 0) throw new TakenMeanwhile()
    await queueMail({ template: 'seatOffered', language, uid: UID, documentId: next.documentId })
    return true
  })
}

/** Offers the free seats of an event to those who wait, in their order. An event that takes nobody any more offers none. */
export async function offerSeats(eventId: string): Promise<void> {
  let isOffered = false
  for (;;) {
    try {
      if (!(await offerOne(eventId))) break
      isOffered = true
    } catch (error) {
      if (error instanceof Refusal) break
      if (!(error instanceof TakenMeanwhile)) throw error
    }
  }
  if (!isOffered) return
  void seatsChanged(eventId)
  wakeOutbox()
}

/** The same behind the back of whoever has freed a seat; what fails is done at the next look. */
export function offerSoon(eventId: string): void {
  offerSeats(eventId).catch((error: unknown) => {
    strapi.log.warn(`Free seats will be offered later: ${error instanceof Error ? error.message : String(error)}`)
  })
}

type Offered = Waiting & { eventId: string }

/** After the start, or where it does not take place, nobody needs to hear of it. */
async function isAhead(eventId: string): Promise<boolean> {
  const event = await findEvent(eventId, DEFAULT_LOCALE)
  return event !== null && event.isCancelled !== true && Date.parse(event.startDate) > Date.now()
}

/**
 * The time of an offer begins when its mail leaves, the first time: one that had to wait gives as long as any other. Told once more, it ends
 * as it was to, and before the start of an event that was moved to an earlier time.
 */
export async function beginOffer(documentId: string, eventId: string): Promise<void> {
  const event = await findEvent(eventId, DEFAULT_LOCALE)
  if (!event) return
  const isTold = await hasMail({ uid: UID, documentId }, 'seatOffered', 'sent')
  const isTooLong = { offeredUntil: { $gt: new Date(event.startDate).toISOString() } }
  await strapi.db.query(UID).updateMany({
    where: { documentId, seat: 'offered', cancelledAt: { $null: true }, ...(isTold && isTooLong) },
    data: { offeredUntil: offerEnds(event.startDate, Date.now()) },
  })
}

/** Ends an offer whose time is over. Its keys go, so that the same person can come anew. Nobody misses what they could not hear of. */
async function lapse({ id, documentId, eventId, submitLanguage }: Offered): Promise<void> {
  if ((await isAhead(eventId)) && (await hasMail({ uid: UID, documentId }, 'seatOffered', 'unsent'))) return
  const isOver = await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(UID).updateMany({
      where: { id, seat: 'offered', cancelledAt: { $null: true }, offeredUntil: { $lt: new Date().toISOString() } },
      data: { seat: 'lapsed', idempotencyKey: null, fingerprint: null, duplicateKey: null },
    })
    if (count === 0) return false
    await freeSeat(eventId)
    if (await isAhead(eventId)) {
      await queueMail({ template: 'offerLapsed', language: toLocale(submitLanguage), uid: UID, documentId })
    }
    return true
  })
  if (!isOver) return
  void seatsChanged(eventId)
  wakeOutbox()
}

/** Ends offers whose time is over, and offers what is free to those who wait: whoever has freed or added it, and died since. */
export async function keepOffering(): Promise<void> {
  const over: Offered[] = await strapi.db.query(UID).findMany({
    where: { seat: 'offered', cancelledAt: { $null: true }, offeredUntil: { $lt: new Date().toISOString() } },
    select: ['id', 'documentId', 'eventId', 'submitLanguage'],
    orderBy: { id: 'asc' },
  })
  for (const one of over) await lapse(one)
  const awaited: string[] = await strapi.db
    .connection(tableOf(UID))
    .where({ seat: 'waiting' })
    .whereNull(columnOf(UID, 'cancelledAt'))
    .distinct()
    .pluck(columnOf(UID, 'eventId'))
  for (const eventId of awaited) await offerSeats(eventId)
}
