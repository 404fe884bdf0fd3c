import { recordAction } from '../../audit/record'
import { newDocumentId } from '../../document-id'
import { isUniqueViolation } from '../../unique'
import { DOOR_ACTION } from '../../uids'
import type { DoorAction, Outcome } from './answers'
import type { Door } from './door'
import { EXPECTED } from '../seat'
import { findRegistrations, REGISTRATION, type Registration, stateOf } from './registrations'

const DAY = 24 * 60 * 60 * 1000

/** A phone that had no line for longer than that says when it sends. */
const OLDEST = 3 * DAY

/** When something was done, by the clock of a phone: not in the future, and not before the day of the event. */
function momentOf(at: string, now: number): Date {
  const time = Date.parse(at)
  return new Date(time > now || time < now - OLDEST ? now : time)
}

async function findGuest(eventId: string, id: number): Promise<Registration | null> {
  const [registration] = await findRegistrations({ id, eventId })
  return registration ?? null
}

/** Whether it was this call that changed a registration that meets the condition: of two doors at the same moment one does. */
async function change(id: number, where: object, data: object): Promise<boolean> {
  const { count } = await strapi.db.query(REGISTRATION).updateMany({ where: { $and: [{ id }, where] }, data })
  return count > 0
}

const refused = (guest: Registration): Outcome['outcome'] => {
  const state = stateOf(guest)
  return state === 'expected' ? 'already' : state
}

async function letIn(guest: Registration, door: Door, { key, at }: { key: string; at: Date }): Promise<Outcome['outcome']> {
  const here = { attendedAt: at, attendedDoor: door.name, attendanceKey: key }
  if (await change(guest.id, { $and: [EXPECTED, { attendedAt: { $null: true } }] }, here)) return 'done'
  const now = await findGuest(door.eventId, guest.id)
  return now ? refused(now) : 'unknown'
}

/** Takes back what somebody saw: when another door has let them in meanwhile, that stays. */
async function letOut(guest: Registration, of: string): Promise<Outcome['outcome']> {
  const gone = { attendedAt: null, attendedDoor: null, attendanceKey: null }
  return (await change(guest.id, { attendanceKey: of }, gone)) ? 'done' : 'changed'
}

type Row = { actionKey: string; outcome: Outcome['outcome']; guest: number | null }

/** What has become of an action that was done before, or null. Who came first may be gone again: then nothing is known of them. */
async function outcomeOf(door: Door, key: string): Promise<Outcome | null> {
  const row: Row | null = await strapi.db.query(DOOR_ACTION).findOne({ where: { actionKey: key, eventId: door.eventId } })
  if (!row) return null
  if (row.outcome !== 'already') return { key, outcome: row.outcome }
  const guest = await findGuest(door.eventId, row.guest ?? 0)
  return guest?.attendedAt
    ? { key, outcome: 'already', at: new Date(guest.attendedAt).toISOString(), door: guest.attendedDoor ?? '' }
    : { key, outcome: 'changed' }
}

async function decide(door: Door, action: DoorAction, guest: Registration | null, at: Date): Promise<Outcome['outcome']> {
  switch (action.kind) {
    case 'in':
      return guest ? letIn(guest, door, { key: action.key, at }) : 'unknown'
    case 'out':
      return guest ? letOut(guest, action.of) : 'unknown'
    default:
      return 'done'
  }
}

/** Writes down who was let in or out, and at which door: a phone has no account. */
async function record(door: Door, { kind }: DoorAction, { documentId }: Registration): Promise<void> {
  if (kind !== 'in' && kind !== 'out') return
  await recordAction({ action: kind === 'in' ? 'checkedIn' : 'checkInTakenBack', uid: REGISTRATION, documentId, user: null, detail: door.name })
}

/** Does it and notes it, in one transaction. */
async function carryOut(door: Door, action: DoorAction): Promise<Outcome['outcome']> {
  return strapi.db.transaction(async () => {
    const now = new Date()
    const at = momentOf(action.at, now.getTime())
    const guest = 'guest' in action ? await findGuest(door.eventId, action.guest) : null
    const outcome = await decide(door, action, guest, at)
    await strapi.db.query(DOOR_ACTION).create({
      data: {
        documentId: newDocumentId(),
        actionKey: action.key,
        doorId: door.doorId,
        eventId: door.eventId,
        kind: action.kind,
        outcome,
        at,
        ...(guest && { guest: guest.id, submissionUid: REGISTRATION, submissionId: guest.documentId }),
        createdAt: now,
        publishedAt: now,
      },
    })
    if (guest && outcome === 'done') await record(door, action, guest)
    return outcome
  })
}

/** Does what was done at a door, once, however often a phone sends it, and gives what has become of it. */
export async function act(door: Door, action: DoorAction): Promise<Outcome> {
  const known = await outcomeOf(door, action.key)
  if (known) return known
  try {
    const outcome = await carryOut(door, action)
    if (outcome !== 'already') return { key: action.key, outcome }
  } catch (error) {
    // The same one, sent twice at the same moment.
    if (!isUniqueViolation(error)) throw error
  }
  return (await outcomeOf(door, action.key)) ?? { key: action.key, outcome: 'unknown' }
}
