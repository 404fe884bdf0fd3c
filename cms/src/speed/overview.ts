import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { READ, registerAdminRoutes } from '../admin-routes'
import { uidOf } from '../uids'
import { readDays } from './rows'
import { summarize } from './summary'

/** Four weeks, which have each day of the week equally often. Milliseconds. */
const PERIOD = 28 * 24 * 60 * 60 * 1000

/** For those who write content. */
async function answer(context: Context): Promise<void> {
  if (!context.state.userAbility.can(READ, uidOf('article'))) throw new errors.ForbiddenError()
  const from = new Date(Date.now() - PERIOD).toISOString().slice(0, 10)
  context.body = { data: summarize(await readDays(from)) }
}

/** `GET /speed-overview`: how fast the pages of each type were for visitors, for somebody who is signed in to the admin. */
export const registerSpeedOverview = (strapi: Core.Strapi): void => registerAdminRoutes(strapi, [{ path: '/speed-overview', handler: answer }])
