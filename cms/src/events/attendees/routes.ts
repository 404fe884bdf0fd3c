import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { registerAdminRoutes } from '../../admin-routes'
import { type Right, rightsOf } from '../../rights'
import { EVENT } from '../../uids'
import { hasSeat, isWaiting } from '../seat'
import { keepQuiet, type Pending, pendingNews, tellNow } from './news'
import { countAll, groupsOf } from './registrations'

/** What an editor sees of those who have registered for an event. */
export type Attendees = { registered: number; waiting: number; isPublic: boolean; pending: Pending | null; mayTell: boolean }

async function attendeesOf(eventId: string): Promise<Omit<Attendees, 'mayTell'>> {
  const published = await strapi.db.query(EVENT).count({ where: { documentId: eventId, publishedAt: { $notNull: true } } })
  const groups = await groupsOf([eventId])
  const [registered, waiting] = await Promise.all([
    countAll(groups.filter(({ seat }) => hasSeat(seat))),
    countAll(groups.filter(({ seat }) => isWaiting(seat))),
  ])
  return { registered, waiting, isPublic: published > 0, pending: await pendingNews(eventId) }
}

async function answer(context: Context, eventId: string): Promise<void> {
  const data: Attendees = { ...(await attendeesOf(eventId)), mayTell: rightsOf(context.state, EVENT).may('publish') }
  context.body = { data }
}

/** The event that a call is about, by somebody who may do that with it. */
async function eventOf({ state, params }: Context, right: Right): Promise<string> {
  const rights = rightsOf(state, EVENT)
  rights.demand(right)
  const eventId = String(params.documentId)
  const query = strapi.db.query(EVENT)
  const isTheirs = (await query.count({ where: { $and: [{ documentId: eventId }, await rights.where(right)] } })) > 0
  // Of an event that is gone nothing is told that has a condition.
  if (!isTheirs && (await query.count({ where: { documentId: eventId } })) > 0) throw new errors.ForbiddenError()
  return eventId
}

const read = async (context: Context) => answer(context, await eventOf(context, 'read'))

async function tell(context: Context): Promise<void> {
  const eventId = await eventOf(context, 'publish')
  await tellNow(eventId)
  await answer(context, eventId)
}

async function quiet(context: Context): Promise<void> {
  const eventId = await eventOf(context, 'publish')
  await keepQuiet(eventId)
  await answer(context, eventId)
}

/**
 * `GET /event-attendees/:documentId` for the admin: how many have registered for an event, and what they are about to be told of it;
 * `POST …/tell` tells it at once, `POST …/quiet` never. Nobody is named: that is for those who may read registrations.
 */
export function registerAttendees(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/event-attendees/:documentId', handler: read },
    { method: 'POST', path: '/event-attendees/:documentId/tell', handler: tell },
    { method: 'POST', path: '/event-attendees/:documentId/quiet', handler: quiet },
  ])
}
