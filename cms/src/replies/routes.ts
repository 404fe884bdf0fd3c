import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../admin-routes'
import { isAnswerable, languageOfSender, previewReply } from '../mail/reply'
import { type About, bodyOf, reviewerOf, type Submission, submissionRead, submissionReviewed } from '../review/access'
import type { Locale } from '../rules/languages'
import { repliesTo, type Reply, sendReply, tryAgain } from './replies'
import { type Draft, draftsFor } from './templates'

/** What there is to reply with, and what was replied. */
export type Replies = { replies: Reply[]; drafts: Draft[]; language: Locale; isAnswerable: boolean }

/** A mail as the applicant is about to read it. */
export type Preview = { to: string; subject: string; text: string }

const written = z.object({ subject: z.string().trim().min(1).max(200), text: z.string().trim().min(1).max(10_000) })
const sent = written.extend({ attempt: z.uuid() })

const withAddress = (submission: Submission) => ({ ...submission, email: typeof submission.email === 'string' ? submission.email : '' })

async function answer(context: Context, about: About, submission: Submission): Promise<void> {
  const [replies, drafts] = await Promise.all([repliesTo(about), draftsFor(about.uid, withAddress(submission))])
  const data: Replies = { replies, drafts, language: languageOfSender(submission), isAnswerable: isAnswerable(submission) }
  context.body = { data }
}

async function read(context: Context): Promise<void> {
  const { about, submission } = await submissionRead(context)
  await answer(context, about, submission)
}

/** What is replied to, by somebody who may. */
async function answerable(context: Context): Promise<{ about: About; submission: Submission }> {
  const found = await submissionReviewed(context)
  if (!isAnswerable(found.submission)) throw new errors.NotFoundError()
  return found
}

async function preview(context: Context): Promise<void> {
  const { submission } = await answerable(context)
  const { to, subject, text } = await previewReply(withAddress(submission), bodyOf(written, context))
  const data: Preview = { to, subject, text }
  context.body = { data }
}

async function send(context: Context): Promise<void> {
  const { about, submission } = await answerable(context)
  const { attempt, ...reply } = bodyOf(sent, context)
  await sendReply(about, submission, reviewerOf(context), reply, attempt)
  await answer(context, about, submission)
}

async function again(context: Context): Promise<void> {
  const { about, submission } = await answerable(context)
  const reply = (await repliesTo(about)).find(({ documentId }) => documentId === context.params.replyId)
  if (!reply) throw new errors.NotFoundError()
  await tryAgain(reply.documentId)
  await answer(context, about, submission)
}

/**
 * For the admin, with the session of somebody who may read the submission: `GET /submissions/:uid/:documentId/replies` gives what was
 * replied and the templates filled in for it; a `POST` to `…/replies` writes to the applicant, one to `…/replies/preview` shows the mail,
 * one to `…/replies/:replyId/again` has a lost one sent once more.
 */
export function registerReplies(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/submissions/:uid/:documentId/replies', handler: read },
    { method: 'POST', path: '/submissions/:uid/:documentId/replies', handler: send },
    { method: 'POST', path: '/submissions/:uid/:documentId/replies/preview', handler: preview },
    { method: 'POST', path: '/submissions/:uid/:documentId/replies/:replyId/again', handler: again },
  ])
}
