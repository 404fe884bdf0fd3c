import { createHash } from 'node:crypto'
import { recordAction } from '../../audit/record'
import { findPublished } from '../../documents/published'
import type { Locale } from '../../rules/languages'
import { ticketDigest } from '../../rules/ticket-digest'
import { DOOR_ACTION, EVENT } from '../../uids'
import type { Event } from '../event'
import type { DoorList, Guest, Presence } from './answers'
import { countsOf } from './counts'
import type { Door } from './door'
import { findRegistrations, type Registration, stateOf } from './registrations'

/** Longer than a transaction takes that had begun when a phone asked last. Milliseconds. */
const OVERLAP = 60_000

/** What a phone has already: the digest of its guests, and until when it knows who came. */
export type Known = { digest?: string; since?: string }

export async function guestOf({ id, name, ticket, eventId, ...registration }: Registration): Promise<Guest> {
  const state = stateOf(registration)
  return [id, state === 'cancelled' ? '' : name, ticket ? await ticketDigest(eventId, ticket) : '', state]
}

const presenceOf = ({ id, attendedAt, attendedDoor, attendanceKey }: Registration): Presence => [
  id,
  attendedAt ? [new Date(attendedAt).toISOString(), attendedDoor ?? '', attendanceKey ?? ''] : null,
]

/** The registrations with which something was done at a door since then. */
async function touchedSince(eventId: string, since: string): Promise<Set<unknown>> {
  const rows: { guest: number | null }[] = await strapi.db
    .query(DOOR_ACTION)
    .findMany({ where: { eventId, createdAt: { $gte: new Date(Date.parse(since) - OVERLAP) } }, select: ['guest'] })
  return new Set(rows.map(({ guest }) => guest))
}

/** In a person's language, or as a draft has it where nothing is public any more. */
const findAnyEvent = async (eventId: string, language: Locale): Promise<Pick<Event, 'title' | 'startDate' | 'timeZone'> | null> =>
  (await findPublished<Event>(EVENT, eventId, language)) ?? strapi.db.query(EVENT).findOne({ where: { documentId: eventId } })

/** What a phone at a door needs, without what it has already. */
export async function doorList(door: Door & { closesAt: Date }, language: Locale, known: Known): Promise<DoorList> {
  const { eventId } = door
  const now = new Date().toISOString()
  const registrations = await findRegistrations({ eventId })
  const guests = await Promise.all(registrations.map(guestOf))
  const digest = createHash('sha256').update(JSON.stringify(guests)).digest('base64url').slice(0, 16)
  const isKnown = digest === known.digest
  // A phone that asks every few seconds gets the names again only where they have changed.
  if (!isKnown) await recordAction({ action: 'attendeesSeen', uid: EVENT, documentId: eventId, user: null, detail: door.name })
  const touched = known.since ? await touchedSince(eventId, known.since) : null
  const event = await findAnyEvent(eventId, language)
  return {
    now,
    title: event?.title ?? '',
    startDate: new Date(event?.startDate ?? now).toISOString(),
    timeZone: event?.timeZone ?? null,
    door: door.name,
    eventId,
    closesAt: door.closesAt.toISOString(),
    digest,
    ...(!isKnown && { guests }),
    presences: registrations.filter(({ id, attendedAt }) => (touched ? touched.has(id) : attendedAt !== null)).map(presenceOf),
    counts: await countsOf(eventId, registrations),
  }
}
