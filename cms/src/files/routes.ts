import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { READ, registerAdminRoutes } from '../admin-routes'
import { APPLICANT_FILE } from '../uids'
import { openStored } from './store'

type Row = { documentId: string; name: string; mime: string; storedAs: string; submissionUid: string | null }

/** Whoever may read submissions of a type may read their files. One that no submission has named is nobody's. */
function checkMayRead(context: Context, uid: string): void {
  if (!context.state.userAbility.can(READ, uid)) throw new errors.ForbiddenError()
}

async function list(context: Context): Promise<void> {
  const { uid, submission } = context.query
  if (typeof uid !== 'string' || typeof submission !== 'string') throw new errors.ValidationError('Name uid and submission.')
  checkMayRead(context, uid)
  const where = { submissionUid: uid, submissionId: submission }
  context.body = { data: await strapi.db.query(APPLICANT_FILE).findMany({ where, select: ['documentId', 'name', 'mime', 'size'], orderBy: { id: 'asc' } }) }
}

async function download(context: Context): Promise<void> {
  const file: Row | null = await strapi.db.query(APPLICANT_FILE).findOne({ where: { documentId: context.params.documentId } })
  if (!file?.submissionUid) throw new errors.NotFoundError()
  checkMayRead(context, file.submissionUid)
  const stored = await openStored(file.storedAs)
  if (!stored) throw new errors.NotFoundError()
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
