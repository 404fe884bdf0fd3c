import type { UID } from '@strapi/strapi'
import { noteChange } from '../renewal/notices'
import { tellSoon } from '../renewal/telling'
import { EVENT, SEAT } from '../uids'

const REGISTRATION = 'events.registration' as UID.Component

/** Milliseconds in which many registrations make one renewal. */
const GATHER = 300

type Version = { registration: { id: number; capacity: number | null } | null }

/** Writes how many seats are taken into every version of the event, past the document service: nobody edited it. */
async function writeCounts(eventId: string, taken: number): Promise<void> {
  const versions: Version[] = await strapi.db.query(EVENT).findMany({ where: { documentId: eventId }, populate: { registration: true } })
  for (const { registration } of versions) {
    if (!registration) continue
    const { id, capacity } = registration
    const data = { currentRegistrations: taken, ...(capacity === null ? {} : { isFull: taken >= capacity }) }
    await strapi.db.query(REGISTRATION).update({ where: { id }, data })
  }
}

type Seat = { taken: number } | null

const seatOf = (eventId: string): Promise<Seat> => strapi.db.query(SEAT).findOne({ where: { eventId }, select: ['taken'] })

/** Writes the number as it is now. One that has changed meanwhile is written again: of two processes the slower one may have written the older number. */
async function writeCurrent(eventId: string): Promise<void> {
  const seat = await seatOf(eventId)
  if (!seat) return
  await writeCounts(eventId, seat.taken)
  if ((await seatOf(eventId))?.taken !== seat.taken) seatsChanged(eventId)
}

async function showCounts(eventId: string): Promise<void> {
  await writeCurrent(eventId)
  await noteChange({ uid: EVENT, documentId: eventId })
  tellSoon()
}

const waiting = new Map<string, NodeJS.Timeout>()

/** The event's page shows the new number soon. A failure is made good by the next registration or the next start. */
export function seatsChanged(eventId: string): void {
  if (waiting.has(eventId)) return
  const timer = setTimeout(() => {
    waiting.delete(eventId)
    showCounts(eventId).catch((error: unknown) => {
      strapi.log.warn(`The number of registrations is not shown yet: ${error instanceof Error ? error.message : String(error)}`)
    })
  }, GATHER)
  timer.unref()
  waiting.set(eventId, timer)
}

/** After a stop in the wrong moment: every number is written once more. */
export async function recountSeats(): Promise<void> {
  const seats: { eventId: string }[] = await strapi.db.query(SEAT).findMany({ select: ['eventId'] })
  for (const { eventId } of seats) await writeCurrent(eventId)
}
