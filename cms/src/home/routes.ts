import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { forAdministrators, isAdministrator, registerAdminRoutes } from '../admin-routes'
import { isWriter } from '../documents/writers'
import { mayKeepDoors } from '../events/door/desk'
import { nextEvents } from './events'
import { mayReview, reviewingHome } from './reviewing'
import { serviceHome } from './service'
import { confirmFromHome } from './stopped-jobs'
import { writingHome } from './writing'

const to =
  (may: (context: Context) => boolean, answer: (context: Context) => Promise<unknown>) =>
  async (context: Context): Promise<void> => {
    if (!may(context)) throw new errors.ForbiddenError()
    context.set('Cache-Control', 'no-store')
    context.body = { data: await answer(context) }
  }

/**
 * What somebody finds first in the admin, by what their role may do: `GET /home/writing` for those who publish, `GET /home/reviewing` for
 * those who read applications, `GET /home/events` for those who keep the doors, `GET /home/service` for administrators. `POST
 * /home/stopped-jobs/:job/confirm` lets a job go on that has stopped. No call names
 * anybody who has sent something. (docs/decisions/home-of-each-role.md)
 */
export function registerHome(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/home/writing', handler: to(isWriter, writingHome) },
    { path: '/home/reviewing', handler: to(mayReview, reviewingHome) },
    { path: '/home/events', handler: to(({ state }) => mayKeepDoors(state), nextEvents) },
    { path: '/home/service', handler: to(isAdministrator, serviceHome) },
    { method: 'POST', path: '/home/stopped-jobs/:job/confirm', handler: forAdministrators(confirmFromHome) },
  ])
}
