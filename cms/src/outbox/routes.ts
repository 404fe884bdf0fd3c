import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { READ, registerAdminRoutes } from '../admin-routes'
import { SUBMISSIONS } from '../content-types'
import { type LostMail, lostMail, lostMails, putAway, sendAgain } from './lost'

/** More are no list to work through but a setting to be mended. */
const MOST = 200

const mayRead = (context: Context, uid: string): boolean => context.state.userAbility.can(READ, uid)

async function list(context: Context): Promise<void> {
  const uids = SUBMISSIONS.filter((uid) => mayRead(context, uid))
  if (uids.length === 0) throw new errors.ForbiddenError()
  context.body = { data: await lostMails(uids, MOST) }
}

/** The mail that a call is about. Who may read a submission answers the one who sent it. */
async function named(context: Context): Promise<LostMail> {
  const mail = await lostMail(String(context.params.documentId))
  if (!mail) throw new errors.NotFoundError()
  if (!mayRead(context, mail.submissionUid)) throw new errors.ForbiddenError()
  return mail
}

async function again(context: Context): Promise<void> {
  if (!(await sendAgain(await named(context)))) throw new errors.NotFoundError()
  context.body = { data: null }
}

async function done(context: Context): Promise<void> {
  await putAway(await named(context))
  context.body = { data: null }
}

/**
 * `GET /lost-mails` for the admin: mails that were given up, about submissions that somebody may read; `POST /lost-mails/:documentId/again`
 * sends one once more, `…/done` takes it from the list.
 */
export function registerLostMails(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/lost-mails', handler: list },
    { method: 'POST', path: '/lost-mails/:documentId/again', handler: again },
    { method: 'POST', path: '/lost-mails/:documentId/done', handler: done },
  ])
}
