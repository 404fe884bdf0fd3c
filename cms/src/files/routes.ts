import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { readableRow, registerAdminRoutes } from '../admin-routes'
import { recordAction } from '../audit/record'
import { SUBMISSIONS } from '../content-types'
import { APPLICANT_FILE } from '../uids'
import { openStored } from './store'

type Row = { documentId: string; name: string; mime: string; storedAs: string; submissionUid: string | null; submissionId: string | null }

/** Whoever may read a submission may read its files. One that no submission has named is nobody's. */
async function checkMayRead(context: Context, uid: string, documentId: string): Promise<void> {
  if (!SUBMISSIONS.includes(uid)) throw new errors.ForbiddenError()
  await readableRow(context, uid as UID.ContentType, documentId)
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
