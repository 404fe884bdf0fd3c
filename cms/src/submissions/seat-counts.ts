import { setTimeout as waitFor } from 'node:timers/promises'
import type { UID } from '@strapi/strapi'
import { noteChange } from '../renewal/notices'
import { tellNow } from '../renewal/telling'
import { EVENT, SEAT } from '../uids'

const REGISTRATION = 'events.registration' as UID.Component

/** Milliseconds in which many registrations make one renewal. */
const GATHER = 100

/** Milliseconds that an answer waits for the pages. */
const PATIENCE = 1000

type Version = { registration: { id: number } | null }

/** Writes how many seats are taken into every version of the event, past the document service: nobody edited it. */
async function writeCounts(eventId: string, taken: number): Promise<void> {
  const versions: Version[] = await strapi.db.query(EVENT).findMany({ where: { documentId: eventId }, populate: { registration: true } })
  for (const { registration } of versions) {
    if (!registration) continue
    await strapi.db.query(REGISTRATION).update({ where: { id: registration.id }, data: { currentRegistrations: taken } })
  }
}

type Seat = { taken: number } | null

const seatOf = (eventId: string): Promise<Seat> => strapi.db.query(SEAT).findOne({ where: { eventId }, select: ['taken'] })

/** Writes the number as it is now. One that has changed meanwhile is written again: of two processes the slower one may have written the older number. */
async function writeCurrent(eventId: string): Promise<void> {
  const seat = await seatOf(eventId)
  if (!seat) return
  await writeCounts(eventId, seat.taken)
  if ((await seatOf(eventId))?.taken !== seat.taken) void seatsChanged(eventId)
}

async function showCounts(eventId: string): Promise<void> {
  await writeCurrent(eventId)
  await noteChange({ uid: EVENT, documentId: eventId })
  await tellNow()
}

/** Changes that are not written yet, and the last that is being shown, by event. */
const waiting = new Map<string, Promise<void>>()
const underWay = new Map<string, Promise<void>>()

async function gather(eventId: string): Promise<void> {
  await waitFor(GATHER, undefined, { ref: false })
  waiting.delete(eventId)
  try {
    await showCounts(eventId)
  } catch (error) {
    // The next registration or the next start makes good for it.
    strapi.log.warn(`The number of registrations is not shown yet: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const withinPatience = (shown: Promise<void>): Promise<void> => Promise.race([shown, waitFor(PATIENCE, undefined, { ref: false })])

/**
 * Has the event's page show the number of registrations. Resolves when it is written and the sites know that their pages are old, so that an answer
 * and the page that is read after it agree; at the latest after a second. Never rejects.
 */
export function seatsChanged(eventId: string): Promise<void> {
  const shown = waiting.get(eventId) ?? gather(eventId)
  waiting.set(eventId, shown)
  underWay.set(eventId, shown)
  void shown.then(() => underWay.get(eventId) === shown && underWay.delete(eventId))
  return withinPatience(shown)
}

/** Resolves when the changes before this call are shown, as `seatsChanged` does. */
export const seatsShown = (eventId: string): Promise<void> => withinPatience(underWay.get(eventId) ?? Promise.resolve())

/** After a stop in the wrong moment: every number is written once more. */
export async function recountSeats(): Promise<void> {
  const seats: { eventId: string }[] = await strapi.db.query(SEAT).findMany({ select: ['eventId'] })
  for (const { eventId } of seats) await writeCurrent(eventId)
}
