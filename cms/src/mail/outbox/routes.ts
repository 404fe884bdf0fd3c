import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../../admin-routes'
import type { Action } from '../../audit/actions'
import { recordAction } from '../../audit/record'
import { message } from '../../messages'
import { countMails, findMail, listMails, mailsAbout, type OutboxMail, PAGE_SIZE, type Which, whereOf } from './list'
import { demandOf, seenBy, sees } from './rights'
import { trustAddress } from './trust'
import { MAIL_TEMPLATES } from '../../outbox/mail-names'
import { callOff, putAway, sendAgain } from '../../outbox/settle'
import { type About, submissionOf } from '../../outbox/submission-of'
import { type View, VIEW_NAMES } from '../../outbox/views'

/** What the page of the outbox shows. */
export type OutboxPage = { mails: OutboxMail[]; counts: Record<View, number>; pages: number }

const LAST_PAGE = 100_000

const wish = z.object({
  view: z.enum(VIEW_NAMES).default('waiting'),
  template: z.enum(MAIL_TEMPLATES).optional(),
  kind: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
})

/** What somebody has asked for, of what they may see. */
async function asked(context: Context, given: unknown): Promise<z.output<typeof wish> & Which> {
  const { success, data } = wish.safeParse(given)
  if (!success) throw new errors.ValidationError('There is no such list.')
  return { ...data, seen: await seenBy(context, data.kind) }
}

async function list(context: Context): Promise<void> {
  const { view, page, ...which } = await asked(context, context.query)
  const [mails, counts] = [await listMails(view, which, page, context.state), await countMails(which)]
  context.set('Cache-Control', 'private, no-store')
  context.body = { data: { mails, counts, pages: Math.max(1, Math.ceil(counts[view] / PAGE_SIZE)) } satisfies OutboxPage }
}

async function about(context: Context): Promise<void> {
  const { uid, submissionId } = context.params
  const submission: About = { submissionUid: uid, submissionId }
  if (!(await sees(context, submission))) throw new errors.ForbiddenError()
  context.set('Cache-Control', 'private, no-store')
  context.body = { data: await mailsAbout(submission, context.state) }
}

type Named = { documentId: string; template: string; about: About }

/** The mail that a call names, and what it is about. Who may read a submission answers the one who sent it. */
async function named(context: Context): Promise<Named> {
  const mail = await findMail(String(context.params.documentId))
  if (!mail) throw new errors.NotFoundError()
  const about = await submissionOf(mail)
  if (!(await sees(context, about))) throw new errors.ForbiddenError()
  return { documentId: mail.documentId, template: mail.template, about }
}

const record = (action: Action, { template, about }: Named): Promise<void> =>
  recordAction({ action, uid: about.submissionUid, documentId: about.submissionId, detail: template })

async function again(context: Context): Promise<void> {
  const mail = await named(context)
  if ((await sendAgain({ documentId: mail.documentId })) === 0) throw new errors.NotFoundError(message('mailSettled'))
  await record('mailSentAgain', mail)
  context.body = { data: null }
}

async function allAgain(context: Context): Promise<void> {
  const which = await asked(context, context.request.body)
  const count = await sendAgain(whereOf(which))
  if (count > 0) await recordAction({ action: 'mailsSentAgain', uid: which.kind, detail: [which.view, which.template, count].filter(Boolean).join(' ') })
  context.body = { data: { count } }
}

/** Somebody waits for it: that it does not come is decided by those who may change what it is about. */
async function cancel(context: Context): Promise<void> {
  const mail = await named(context)
  await demandOf(context, mail.about, { updates: true })
  if (!(await callOff(mail.documentId))) throw new errors.NotFoundError(message('mailSettled'))
  await record('mailCancelled', mail)
  context.body = { data: null }
}

async function done(context: Context): Promise<void> {
  const mail = await named(context)
  await putAway(mail.documentId)
  await record('mailPutAway', mail)
  context.body = { data: null }
}

/** The address is right again: it is written to as before, and what was kept from it is sent. */
async function trust(context: Context): Promise<void> {
  const mail = await named(context)
  await demandOf(context, mail.about, { reads: 'email' })
  await trustAddress(mail.about)
  await record('addressTrusted', mail)
  context.body = { data: null }
}

/**
 * `GET /outbox` for the admin: a page (`page`) of the mails that wait, failed, were given up or sent (`view`), of one template or about one
 * kind of submission (`kind`), and how many there are of each; `GET /outbox/:uid/:submissionId` those about one submission. `POST
 * /outbox/:documentId/again` sends one once more that was refused, `POST /outbox/again` all of a list, `…/cancel` keeps one from
 * leaving, `…/done` takes one from the list that was given up, `…/trust` says that an
 * address is right to which mails came back.
 */
export function registerOutbox(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/outbox', handler: list },
    { path: '/outbox/:uid/:submissionId', handler: about },
    { method: 'POST', path: '/outbox/again', handler: allAgain },
    { method: 'POST', path: '/outbox/:documentId/again', handler: again },
    { method: 'POST', path: '/outbox/:documentId/cancel', handler: cancel },
    { method: 'POST', path: '/outbox/:documentId/done', handler: done },
    { method: 'POST', path: '/outbox/:documentId/trust', handler: trust },
  ])
}
