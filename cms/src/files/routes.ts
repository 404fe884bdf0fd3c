import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { registerAdminRoutes } from '../admin-routes'
import { recordAction } from '../audit/record'
import { SUBMISSIONS } from '../content-types'
import { rightsOf } from '../rights'
import { APPLICANT_FILE, FILES_FIELD } from '../uids'
import { openStored } from './store'

type Row = { documentId: string; name: string; mime: string; storedAs: string; submissionUid: string | null; submissionId: string | null }

/** Whoever may read the field of a submission that files belong to may read them. One that no submission has named is nobody's. */
async function checkMayRead({ state }: Context, uid: string, documentId: string): Promise<void> {
  if (!SUBMISSIONS.includes(uid)) throw new errors.ForbiddenError()
  const rights = rightsOf(state, uid as UID.ContentType)
  const field = FILES_FIELD[uid]
  const fields = field === undefined ? [] : [field]
  rights.demand('read', null, fields)
  const query = strapi.db.query(uid)
  const row = await query.findOne({ where: { $and: [{ documentId }, await rights.where('read')] } })
  if (!row) throw (await query.count({ where: { documentId } })) > 0 ? new errors.ForbiddenError() : new errors.NotFoundError()
  rights.demand('read', row, fields)
}

async function list(context: Context): Promise<void> {
  const { uid, submission } = context.query
  if (typeof uid !== 'string' || typeof submission !== 'string') throw new errors.ValidationError('Name uid and submission.')
  await checkMayRead(context, uid, submission)
  const where = { submissionUid: uid, submissionId: submission }
  await recordAction({ action: 'filesSeen', uid, documentId: submission })
  context.body = { data: await strapi.db.query(APPLICANT_FILE).findMany({ where, select: ['documentId', 'name', 'mime', 'size'], orderBy: { id: 'asc' } }) }
}

async function download(context: Context): Promise<void> {
  const file: Row | null = await strapi.db.query(APPLICANT_FILE).findOne({ where: { documentId: context.params.documentId } })
  if (!file?.submissionUid || !file.submissionId) throw new errors.NotFoundError()
  await checkMayRead(context, file.submissionUid, file.submissionId)
  const stored = await openStored(file.storedAs)
  if (!stored) throw new errors.NotFoundError()
  await recordAction({ action: 'fileOpened', uid: file.submissionUid, documentId: file.submissionId, detail: file.documentId })
  context.attachment(file.name)
  context.set({
    'Content-Type': file.mime,
    'Content-Length': String(stored.size),
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  })
  context.body = stored.stream
}

/**
 * `GET /applicant-files?uid=…&submission=…` and `GET /applicant-files/:documentId` for the admin, with the session of
 * somebody who may read the submission. No API token opens them, and there is no public address.
 */
export function registerApplicantFiles(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/applicant-files', handler: list },
    { path: '/applicant-files/:documentId', handler: download },
  ])
}
