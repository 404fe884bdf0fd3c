import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../admin-routes'
import { type Language, LANGUAGES } from '../labels/language'
import { isSubmission } from '../submissions/visible-fields'
import { readAnswers } from './answers'
import { decide, decisionPause, STATUSES, takeBack, takeBackUntil } from './decide'
import { formWords } from './form-words'
import { type Separator, SEPARATORS, submissionTable } from './table'

const languageOf = ({ query }: Context): Language => LANGUAGES.find((language) => language === query.language) ?? 'en'

/** As the browser asks for it, which knows the machine; else as the language has it. */
const separatorOf = (context: Context): Separator =>
  Object.values(SEPARATORS).find((separator) => separator === context.query.separator) ?? SEPARATORS[languageOf(context)]

/** What the signed-in person may read of a type of submission. */
function reading(context: Context) {
  const { uid } = context.params
  if (!isSubmission(uid)) throw new errors.NotFoundError()
  const checker = strapi.plugin('content-manager').service('permission-checker').create({ userAbility: context.state.userAbility, model: uid })
  if (checker.cannot.read()) throw new errors.ForbiddenError()
  return { uid: uid as UID.ContentType, checker }
}

async function table(context: Context): Promise<void> {
  const { uid, checker } = reading(context)
  const { filters, _q } = context.query
  const query = strapi.get('query-params').transform(uid, await checker.sanitizedQuery.read({ filters, ...(_q ? { _q } : {}) }))
  context.attachment(`${strapi.contentType(uid).info.pluralName}-${new Date().toISOString().slice(0, 10)}.csv`)
  context.set({ 'Content-Type': 'text/csv; charset=utf-8', 'Cache-Control': 'private, no-store' })
  const rows = submissionTable(uid, query, languageOf(context), separatorOf(context))
  // The head may be out already: a download that breaks off is told from a whole one, a table that just ends is not.
  rows.once('error', () => context.res.destroy())
  context.body = rows
}

async function answers(context: Context): Promise<void> {
  const { uid } = reading(context)
  const submission = await strapi.db.query(uid).findOne({ where: { documentId: context.params.documentId } })
  if (!submission) throw new errors.NotFoundError()
  const language = languageOf(context)
  context.body = { data: await readAnswers(submission.data, await formWords(language)(submission), language) }
}

const LONGEST_REASON = 2000

const decision = z.object({ status: z.enum(STATUSES), reason: z.string().trim().max(LONGEST_REASON).nullish() })
const decidedOn = z.object({ decidedAt: z.iso.datetime() })

/** What is decided about, by somebody who may. */
function deciding(context: Context) {
  const { uid, checker } = reading(context)
  if (!('verificationStatus' in strapi.contentType(uid).attributes)) throw new errors.NotFoundError()
  if (checker.cannot.update()) throw new errors.ForbiddenError()
  return { uid, documentId: String(context.params.documentId) }
}

function parse<S extends z.ZodType>(schema: S, { request }: Context): z.output<S> {
  const { success, data } = schema.safeParse(request.body)
  if (!success) throw new errors.ValidationError('malformed decision')
  return data
}

async function answerDecision(context: Context, uid: UID.ContentType, documentId: string): Promise<void> {
  context.body = { data: { takeBackUntil: await takeBackUntil(uid, documentId), minutes: Math.ceil(decisionPause() / 60_000) } }
}

async function readDecision(context: Context): Promise<void> {
  const { uid, documentId } = deciding(context)
  await answerDecision(context, uid, documentId)
}

async function makeDecision(context: Context): Promise<void> {
  const { uid, documentId } = deciding(context)
  const { status, reason } = parse(decision, context)
  await decide(uid, documentId, { status, reason: reason || null })
  await answerDecision(context, uid, documentId)
}

async function undoDecision(context: Context): Promise<void> {
  const { uid, documentId } = deciding(context)
  await takeBack(uid, documentId, new Date(parse(decidedOn, context).decidedAt))
  await answerDecision(context, uid, documentId)
}

/**
 * For the admin, with the session of somebody who may read the submissions: `GET /submissions/:uid/table` takes the filters of
 * the list and gives a table for spreadsheets, `GET /submissions/:uid/:documentId/answers` the answers of an application in words.
 * A `POST` to `…/decision` accepts or rejects, one to `…/take-back` takes that back while `GET …/decision` says that it is possible.
 */
export function registerReviewRoutes(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/submissions/:uid/table', handler: table },
    { path: '/submissions/:uid/:documentId/answers', handler: answers },
    { path: '/submissions/:uid/:documentId/decision', handler: readDecision },
    { method: 'POST', path: '/submissions/:uid/:documentId/decision', handler: makeDecision },
    { method: 'POST', path: '/submissions/:uid/:documentId/take-back', handler: undoDecision },
  ])
}
