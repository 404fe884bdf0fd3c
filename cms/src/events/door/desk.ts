import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../../admin-routes'
import { recordAction } from '../../audit/record'
import { newDocumentId } from '../../document-id'
import { message } from '../../messages'
import { type Rights, rightsOf, type Viewer } from '../../rights'
import { languages, toLocale } from '../../rules/languages'
import { line } from '../../rules/fields/text'
import { isUniqueViolation } from '../../unique'
import { DOOR, EVENT } from '../../uids'
import type { Counts } from './answers'
import { countsOf } from './counts'
import { closesAt, type Door, doorsOf, linkTo } from './door'
import { findRegistrations, REGISTRATION, type Registration, stateOf } from './registrations'

/** A door as the admin shows it, with the link that opens it on a phone. */
export type DoorView = Pick<Door, 'doorId' | 'name' | 'makerName'> & { link: string }

/** The doors of an event, and who has come through them. */
export type Doors = { doors: DoorView[]; counts: Counts; closesAt: string; isOver: boolean }

/** One line of the list to print. */
export type PrintedGuest = { name: string; ticket: string; isHere: boolean }

const MOST_DOORS = 20

const wish = z.object({ name: line(60) })

/** What a door shows of those who have registered: who may not read all of it keeps no door. */
const SHOWN_AT_DOOR = ['name', 'seat', 'cancelledAt', 'attendedAt']

/** Whether somebody may keep the doors of events. */
export function mayKeepDoors(viewer: Viewer): boolean {
  const registrations = rightsOf(viewer, REGISTRATION)
  return rightsOf(viewer, EVENT).may('read') && SHOWN_AT_DOOR.every((field) => registrations.may('read', null, field))
}

type Kept = { eventId: string; closes: Date; registrations: Rights }

/** The event that a call is about, by somebody who may see it and who has registered for it. Throws for others. */
async function eventOf({ state, params }: Context): Promise<Kept> {
  if (!mayKeepDoors(state)) throw new errors.ForbiddenError()
  const eventId = String(params.documentId)
  const closes = await closesAt(eventId)
  if (!closes) throw new errors.NotFoundError()
  const where = { $and: [{ documentId: eventId }, await rightsOf(state, EVENT).where('read')] }
  if ((await strapi.db.query(EVENT).count({ where })) === 0) throw new errors.ForbiddenError()
  return { eventId, closes, registrations: rightsOf(state, REGISTRATION) }
}

/** Those who have registered, as far as somebody may see them. */
const registrationsOf = async ({ eventId, registrations }: Kept): Promise<Registration[]> =>
  findRegistrations({ $and: [{ eventId }, await registrations.where('read')] })

async function answer(context: Context, kept: Kept): Promise<void> {
  const { eventId, closes } = kept
  const doors = (await doorsOf(eventId)).filter(({ withdrawnAt }) => !withdrawnAt)
  const data: Doors = {
    doors: doors.map((door) => ({ doorId: door.doorId, name: door.name, makerName: door.makerName, link: linkTo(door) })),
    counts: await countsOf(eventId, await registrationsOf(kept)),
    closesAt: closes.toISOString(),
    isOver: closes.getTime() <= Date.now(),
  }
  context.set('Cache-Control', 'no-store')
  context.body = { data }
}

const read = async (context: Context) => answer(context, await eventOf(context))

async function open(context: Context): Promise<void> {
  const kept = await eventOf(context)
  const { eventId } = kept
  const { success, data } = wish.safeParse(Object(context.request).body)
  if (!success) throw new errors.ApplicationError(message('doorName'))
  const open = (await doorsOf(eventId)).filter(({ withdrawnAt }) => !withdrawnAt)
  if (open.length >= MOST_DOORS) throw new errors.ApplicationError(message('doorMost', String(MOST_DOORS)))
  const { id: madeBy, firstname, lastname } = context.state.user
  const now = new Date()
  try {
    await strapi.db.query(DOOR).create({
      data: {
        documentId: newDocumentId(),
        eventId,
        name: data.name,
        // One door of a name at a time: by it the list says where somebody came in.
        nameKey: `${eventId} ${data.name.toLowerCase()}`,
        madeBy,
        makerName: [firstname, lastname].filter(Boolean).join(' '),
        createdAt: now,
        publishedAt: now,
      },
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new errors.ApplicationError(message('doorTaken', data.name))
  }
  await recordAction({ action: 'doorOpened', uid: EVENT, documentId: eventId, detail: data.name })
  await answer(context, kept)
}

/** Its link opens nothing any more; the phones forget at their next call. */
async function withdraw(context: Context): Promise<void> {
  const kept = await eventOf(context)
  const { eventId } = kept
  const where = { eventId, documentId: String(context.params.doorId), withdrawnAt: { $null: true } }
  const { count } = await strapi.db.query(DOOR).updateMany({ where, data: { withdrawnAt: new Date(), nameKey: null } })
  if (count > 0) await recordAction({ action: 'doorClosed', uid: EVENT, documentId: eventId })
  await answer(context, kept)
}

/** Everybody who is expected, as the language orders names. */
async function printed(context: Context): Promise<void> {
  const kept = await eventOf(context)
  const { eventId, registrations } = kept
  const { compare } = new Intl.Collator(languages[toLocale(context.query.language)].intlTag)
  const guests: PrintedGuest[] = (await registrationsOf(kept))
    .filter((registration) => stateOf(registration) === 'expected')
    .map((registration) => {
      const { name, ticket, attendedAt } = registration
      return { name, ticket: (registrations.may('read', registration, 'ticket') && ticket) || '', isHere: attendedAt !== null }
    })
    .sort((one, other) => compare(one.name, other.name))
  await recordAction({ action: 'attendeesSeen', uid: EVENT, documentId: eventId })
  context.set('Cache-Control', 'no-store')
  context.body = { data: guests }
}

/**
 * For the admin, by those who may read events and registrations: `GET /event-doors/:documentId` gives the doors of an event with their
 * links, `POST` opens one more, `POST …/:doorId/withdraw` takes one back, `GET …/list` gives who is expected, in the order of the names.
 */
export function registerDoorDesk(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/event-doors/:documentId', handler: read },
    { path: '/event-doors/:documentId/list', handler: printed },
    { method: 'POST', path: '/event-doors/:documentId', handler: open },
    { method: 'POST', path: '/event-doors/:documentId/:doorId/withdraw', handler: withdraw },
  ])
}
