import { eventStatus, takesRegistrations } from '../rules/events'
import type { Locale } from '../rules/languages'
import { findPublished } from '../documents/published'
import type { Event } from '../events/event'
import type { Seat } from '../events/seat'
import { Refusal } from '../requests/refusal'
import { columnOf, tableOf } from '../table'
import { EVENT, SEAT, submissionUid } from '../uids'

type Registration = { id: number; required: boolean | null; capacity: number | null; currentRegistrations: number | null; isFull: boolean | null }

type OpenEvent = Event & { registration: Registration | null }

const UID = submissionUid('registration')

/** Registration for events of others is with them. */
function openRegistration(event: OpenEvent): Registration {
  const { registration, isExternalEvent } = event
  if (!registration || !takesRegistrations(event, eventStatus(event)) || isExternalEvent) throw new Refusal('event_closed')
  return registration
}

/** Whether somebody waits for a seat of the event, who comes before all that register now. */
const isAwaited = async (eventId: string): Promise<boolean> =>
  (await strapi.db.query(UID).findOne({ where: { eventId, seat: 'waiting', cancelledAt: { $null: true } }, select: ['id'] })) !== null

/**
 * Takes a free seat: with one conditional update, which is what keeps the last one from being given twice; a count before an insert does
 * not. Inside the transaction of the caller. Gives whether there was one.
 */
export async function takeFreeSeat(eventId: string, { capacity, currentRegistrations, isFull }: Registration): Promise<boolean> {
  // An editor says that it is full, whatever number of seats is left.
  if (isFull) return false
  return strapi.db.transaction(async ({ trx }) => {
    const event = columnOf(SEAT, 'eventId')
    const seats = () => trx(tableOf(SEAT)).where(event, eventId)
    // Those who were counted before the first registration came in here.
    await trx(tableOf(SEAT))
      .insert({ [event]: eventId, taken: currentRegistrations ?? 0 })
      .onConflict(event)
      .ignore()
    const free = capacity === null ? seats() : seats().where('taken', '<', capacity)
    return (await free.increment('taken', 1)) > 0
  })
}

/** An event for which one can register now. Throws a Refusal. */
export async function findOpenEvent(eventId: string, language: Locale): Promise<{ event: OpenEvent; registration: Registration }> {
  const event = await findPublished<OpenEvent>(EVENT, eventId, language, { registration: true, location: true })
  if (!event) throw new Refusal('not_found')
  return { event, registration: openRegistration(event) }
}

/**
 * Takes a seat of an event, or a place on its waiting list where none is free and that was asked for; gives which, and the event. Inside
 * the transaction of the registration. Throws a Refusal.
 */
export async function takeSeat(eventId: string, language: Locale, orWait: boolean): Promise<{ event: OpenEvent; seat: Seat }> {
  const { event, registration } = await findOpenEvent(eventId, language)
  if (!(await isAwaited(eventId)) && (await takeFreeSeat(eventId, registration))) return { event, seat: 'taken' }
  if (!orWait) throw new Refusal('event_full')
  return { event, seat: 'waiting' }
}

/** Gives a seat back, inside the transaction of the cancellation. */
export async function freeSeat(eventId: string): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx(tableOf(SEAT)).where(columnOf(SEAT, 'eventId'), eventId).where('taken', '>', 0).decrement('taken', 1))
}
