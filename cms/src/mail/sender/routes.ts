import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { READ, registerAdminRoutes } from '../../admin-routes'
import { takeTurns } from '../../limits'
import { message } from '../../messages'
import { TEMPLATE } from '../../uids'
import { checkSender, lastCheck } from './check'

/** For those who see how mails are worded. */
function requireReader({ state }: Context): void {
  if (!state.userAbility.can(READ, TEMPLATE)) throw new errors.ForbiddenError()
}

async function read(context: Context): Promise<void> {
  requireReader(context)
  context.body = { data: await lastCheck() }
}

async function check(context: Context): Promise<void> {
  requireReader(context)
  const wait = await takeTurns([{ limit: 'CONTENT_LIMIT_SENDER_CHECK_MINUTE', of: 'sender' }])
  if (wait > 0) throw new errors.RateLimitError(message('senderChecked', String(wait)))
  context.body = { data: await checkSender() }
}

/** `GET /sender-check` for the admin: what was found last of SPF, DKIM and DMARC of the address that mails come from; `POST` looks again. */
export function registerSenderCheck(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/sender-check', handler: read },
    { method: 'POST', path: '/sender-check', handler: check },
  ])
}
