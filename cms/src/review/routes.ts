import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { registerAdminRoutes } from '../admin-routes'
import { type Language, LANGUAGES } from '../labels/language'
import { readAnswers } from './answers'
import { isSubmission } from './fields'
import { readFormWords } from './form-words'
import { submissionTable } from './table'

const languageOf = ({ query }: Context): Language => LANGUAGES.find((language) => language === query.language) ?? 'en'

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
  const rows = submissionTable(uid, query, languageOf(context))
  // The head may be out already: a download that breaks off is told from a whole one, a table that just ends is not.
  rows.once('error', () => context.res.destroy())
  context.body = rows
}

async function answers(context: Context): Promise<void> {
  const { uid } = reading(context)
  const submission = await strapi.db.query(uid).findOne({ where: { documentId: context.params.documentId } })
  if (!submission) throw new errors.NotFoundError()
  const language = languageOf(context)
  context.body = { data: await readAnswers(submission.data, await readFormWords(submission.projectId ?? '', language), language) }
}

/**
 * For the admin, with the session of somebody who may read the submissions: `GET /submissions/:uid/table` takes the filters of
 * the list and gives a table for spreadsheets, `GET /submissions/:uid/:documentId/answers` the answers of an application in words.
 */
export function registerReviewRoutes(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/submissions/:uid/table', handler: table },
    { path: '/submissions/:uid/:documentId/answers', handler: answers },
  ])
}
