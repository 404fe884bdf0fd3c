import { eventStatus, takesRegistrations } from '../rules/events'
import type { Locale } from '../rules/languages'
import { findPublished } from '../documents/published'
import type { Event } from '../events/event'
import { Refusal } from '../requests/refusal'
import { EVENT, SEAT } from '../uids'

type Registration = { id: number; required: boolean | null; capacity: number | null; currentRegistrations: number | null; isFull: boolean | null }

type OpenEvent = Event & { registration: Registration | null }

const tableName = () => strapi.db.metadata.get(SEAT).tableName

/** Registration for events of others is with them. */
function openRegistration(event: OpenEvent): Registration {
  const { registration, isExternalEvent } = event
  if (!registration || !takesRegistrations(event, eventStatus(event)) || isExternalEvent) throw new Refusal('event_closed')
  return registration
}

/**
 * Takes a seat of an event, and gives the event: with one conditional update, which is what keeps the last one from being
 * given twice; a count before an insert does not. Inside the transaction of the registration. Throws a Refusal.
 */
export async function takeSeat(eventId: string, language: Locale): Promise<OpenEvent> {
  const event = await findPublished<OpenEvent>(EVENT, eventId, language, { registration: true, location: true })
  if (!event) throw new Refusal('not_found')
  const { capacity, currentRegistrations, isFull } = openRegistration(event)
  // Without a number only an editor can say that it is full.
  if (capacity === null && isFull) throw new Refusal('event_full')
  await strapi.db.transaction(async ({ trx }) => {
    const seats = () => trx(tableName()).where({ event_id: eventId })
    // Those who were counted before the first registration came in here.
    await trx(tableName())
      .insert({ event_id: eventId, taken: currentRegistrations ?? 0 })
      .onConflict('event_id')
      .ignore()
    const free = capacity === null ? seats() : seats().where('taken', '<', capacity)
    if ((await free.increment('taken', 1)) === 0) throw new Refusal('event_full')
  })
  return event
}

/** Gives a seat back, inside the transaction of the cancellation. */
export async function freeSeat(eventId: string): Promise<void> {
  await strapi.db.transaction(({ trx }) => trx(tableName()).where({ event_id: eventId }).where('taken', '>', 0).decrement('taken', 1))
}
