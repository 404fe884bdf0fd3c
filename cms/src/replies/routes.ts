import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../admin-routes'
import { message } from '../messages'
import { isAnswerable, languageOfSender, previewReply } from '../mail/reply'
import { bodyOf, NOTES_FIELD, type Read, reviewerOf, submissionRead, submissionWritten } from '../review/access'
import { line, paragraph } from '../rules/fields/text'
import type { Locale } from '../rules/languages'
import { repliesTo, type Reply, sendNow, sendReply, takeReplyBack } from './replies'
import { type Draft, draftsFor } from './templates'

/** What there is to reply with, and what was replied. */
export type Replies = { replies: Reply[]; drafts: Draft[]; language: Locale; isAnswerable: boolean }

/** A mail as the applicant is about to read it. */
export type Preview = { to: string; subject: string; text: string }

const written = z.object({ subject: line(200), text: paragraph(10_000) })
const sent = written.extend({ attempt: z.uuid() })

/** What may be read of a submission, as a mail takes it. */
const withAddress = ({ stored, submission }: Read) => ({
  ...submission,
  id: stored.id,
  reference: submission.reference ?? '',
  submitLanguage: languageOfSender(stored),
  email: typeof submission.email === 'string' ? submission.email : '',
})

async function answer(context: Context, found: Read): Promise<void> {
  const { about, stored, submission, rights } = found
  const readsReplies = rights.may('read', stored, NOTES_FIELD)
  const [replies, drafts] = await Promise.all([readsReplies ? repliesTo(about) : [], draftsFor(about.uid, withAddress(found))])
  const data: Replies = { replies, drafts, language: languageOfSender(stored), isAnswerable: isAnswerable(submission) }
  context.body = { data }
}

const read = async (context: Context): Promise<void> => answer(context, await submissionRead(context))

/** What is replied to, by somebody who may, and who may know to whom. */
async function answerable(context: Context): Promise<Read> {
  const found = await submissionWritten(context, NOTES_FIELD)
  found.rights.demand('read', found.stored, ['email'])
  if (!isAnswerable(found.stored)) throw new errors.NotFoundError()
  return found
}

async function preview(context: Context): Promise<void> {
  const found = await answerable(context)
  const { to, subject, text } = await previewReply(withAddress(found), bodyOf(written, context))
  const data: Preview = { to, subject, text }
  context.body = { data }
}

async function send(context: Context): Promise<void> {
  const found = await answerable(context)
  const { attempt, ...reply } = bodyOf(sent, context)
  await sendReply(found.about, found.stored, reviewerOf(context), reply, attempt)
  await answer(context, found)
}

/** The reply that a call names. */
async function named(context: Context): Promise<{ found: Read; replyId: string }> {
  const found = await answerable(context)
  const reply = (await repliesTo(found.about)).find(({ documentId }) => documentId === context.params.replyId)
  if (!reply) throw new errors.NotFoundError()
  return { found, replyId: reply.documentId }
}

async function again(context: Context): Promise<void> {
  const { found, replyId } = await named(context)
  await sendNow(replyId)
  await answer(context, found)
}

async function takeBack(context: Context): Promise<void> {
  const { found, replyId } = await named(context)
  if (!(await takeReplyBack(found.about, replyId))) throw new errors.ApplicationError(message('replyLeft'))
  await answer(context, found)
}

/**
 * For the admin, with the session of somebody who may read the submission: `GET /submissions/:uid/:documentId/replies` gives what was
 * replied and the templates filled in for it; a `POST` to `…/replies` writes to the applicant, one to `…/replies/preview` shows the mail,
 * one to `…/replies/:replyId/again` has one sent now that waits, or once more that was lost, one to `…/replies/:replyId/take-back` takes one back
 * that has not left.
 */
export function registerReplies(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/submissions/:uid/:documentId/replies', handler: read },
    { method: 'POST', path: '/submissions/:uid/:documentId/replies', handler: send },
    { method: 'POST', path: '/submissions/:uid/:documentId/replies/preview', handler: preview },
    { method: 'POST', path: '/submissions/:uid/:documentId/replies/:replyId/again', handler: again },
    { method: 'POST', path: '/submissions/:uid/:documentId/replies/:replyId/take-back', handler: takeBack },
  ])
}
