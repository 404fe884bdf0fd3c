import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { PUBLISH, READ, registerAdminRoutes } from '../../admin-routes'
import { EVENT } from '../../uids'
import { holdsSeat } from '../seat'
import { keepQuiet, type Pending, pendingNews, tellNow } from './news'
import { countAll, groupsOf } from './registrations'

/** What an editor sees of those who have registered for an event. */
export type Attendees = { registered: number; waiting: number; isPublic: boolean; pending: Pending | null; mayTell: boolean }

async function attendeesOf(eventId: string): Promise<Omit<Attendees, 'mayTell'>> {
  const published = await strapi.db.query(EVENT).count({ where: { documentId: eventId, publishedAt: { $notNull: true } } })
  const groups = await groupsOf([eventId])
  const [registered, waiting] = await Promise.all([
    countAll(groups.filter(({ seat }) => holdsSeat(seat))),
    countAll(groups.filter(({ seat }) => seat === 'waiting')),
  ])
  return { registered, waiting, isPublic: published > 0, pending: await pendingNews(eventId) }
}

async function answer(context: Context, eventId: string): Promise<void> {
  const data: Attendees = { ...(await attendeesOf(eventId)), mayTell: context.state.userAbility.can(PUBLISH, EVENT) }
  context.body = { data }
}

/** The event that a call is about, by somebody who may do that with it. */
function eventOf({ state, params }: Context, action: string): string {
  if (!state.userAbility.can(action, EVENT)) throw new errors.ForbiddenError()
  return String(params.documentId)
}

const read = (context: Context) => answer(context, eventOf(context, READ))

async function tell(context: Context): Promise<void> {
  const eventId = eventOf(context, PUBLISH)
  await tellNow(eventId)
  await answer(context, eventId)
}

async function quiet(context: Context): Promise<void> {
  const eventId = eventOf(context, PUBLISH)
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
