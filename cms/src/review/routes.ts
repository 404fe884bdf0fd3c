import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../admin-routes'
import { recordAction } from '../audit/record'
import { answerTable } from '../exports'
import { type Language, LANGUAGES } from '../labels/language'
import { paragraphOrEmpty } from '../rules/fields/text'
import { readAnswers } from './answers'
import { type About, bodyOf, DECISION_FIELD, reading, submissionRead, submissionWritten } from './access'
import { decide, decisionPause, LONGEST_REASON, STATUSES, takeBack, takeBackUntil } from './decide'
import { formWords } from './form-words'
import { type Separator, SEPARATORS, submissionTable } from './table'
import { submissionWorkbook } from './workbook'

const languageOf = ({ query }: Context): Language => LANGUAGES.find((language) => language === query.language) ?? 'en'

/** As the browser asks for it, which knows the machine; else as the language has it. */
const separatorOf = (context: Context): Separator =>
  Object.values(SEPARATORS).find((separator) => separator === context.query.separator) ?? SEPARATORS[languageOf(context)]

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function table(context: Context): Promise<void> {
  const { uid, rights } = reading(context)
  const query = { where: await rights.whereAsked(context.query) }
  await recordAction({ action: 'tableExported', uid })
  const isWorkbook = context.query.format === 'xlsx'
  context.attachment(`${strapi.contentType(uid).info.pluralName}-${new Date().toISOString().slice(0, 10)}.${isWorkbook ? 'xlsx' : 'csv'}`)
  context.set({ 'Content-Type': isWorkbook ? XLSX : 'text/csv; charset=utf-8', 'Cache-Control': 'private, no-store' })
  const language = languageOf(context)
  const separator = separatorOf(context)
  await answerTable(context, () => (isWorkbook ? submissionWorkbook(uid, query, language, rights) : submissionTable(uid, query, language, separator, rights)))
}

async function answers(context: Context): Promise<void> {
  const { about, stored, rights } = await submissionRead(context)
  if ('data' in stored) rights.demand('read', stored, ['data'])
  await recordAction({ action: 'answersSeen', ...about, reference: stored.reference })
  const language = languageOf(context)
  context.body = { data: await readAnswers(stored.data, await formWords(language)(stored), language) }
}

const decision = z.object({ status: z.enum(STATUSES), reason: paragraphOrEmpty(LONGEST_REASON) })
const decidedOn = z.object({ decidedAt: z.iso.datetime() })

/** What is decided about, by somebody who may. */
async function deciding(context: Context): Promise<About> {
  const { uid } = reading(context)
  if (!(DECISION_FIELD in strapi.contentType(uid).attributes)) throw new errors.NotFoundError()
  return (await submissionWritten(context, DECISION_FIELD)).about
}

async function answerDecision(context: Context, { uid, documentId }: About): Promise<void> {
  context.body = { data: { takeBackUntil: await takeBackUntil(uid, documentId), minutes: Math.ceil(decisionPause() / 60_000) } }
}

async function readDecision(context: Context): Promise<void> {
  await answerDecision(context, await deciding(context))
}

async function makeDecision(context: Context): Promise<void> {
  const about = await deciding(context)
  const { status, reason } = bodyOf(decision, context)
  await decide(about.uid, about.documentId, { status, reason: reason || null })
  await answerDecision(context, about)
}

async function undoDecision(context: Context): Promise<void> {
  const about = await deciding(context)
  await takeBack(about.uid, about.documentId, new Date(bodyOf(decidedOn, context).decidedAt))
  await answerDecision(context, about)
}

/**
 * For the admin, with the session of somebody who may read the submissions: `GET /submissions/:uid/table` takes the filters of
 * the list and gives a table for spreadsheets (`format=xlsx`: a workbook), `GET /submissions/:uid/:documentId/answers` the answers of an application in words.
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
