import type { UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { MANAGE_ACCOUNTS, READ } from '../../admin-routes'
import { SUBMISSIONS } from '../../content-types'
import { submissionScope } from '../../review/scope'
import { PLAN } from '../../uids'
import type { Where } from './list'

/** Mails about submissions are for those who may read them; the others go to people with an account. */
const mayRead = ({ state }: Context, uid: string): boolean =>
  SUBMISSIONS.includes(uid) ? state.userAbility.can(READ, uid) : state.userAbility.can(MANAGE_ACCOUNTS)

const scopeOf = ({ state }: Context, uid: string): Promise<Where> =>
  SUBMISSIONS.includes(uid) ? submissionScope(state.user, uid as UID.ContentType) : Promise.resolve({})

const isEverything = (scope: Where) => Object.keys(scope).length === 0

/** Mails about one type, of what somebody sees of it. */
async function seenOf(context: Context, uid: string): Promise<Where> {
  const scope = await scopeOf(context, uid)
  if (isEverything(scope)) return { submissionUid: uid }
  const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({ where: scope, select: ['documentId'] })
  return { submissionUid: uid, submissionId: { $in: rows.map(({ documentId }) => documentId) } }
}

/** The mails that somebody may see, about one type where it is named. Throws an error for the admin where there can be none. */
export async function seenBy(context: Context, kind?: string): Promise<Where> {
  const readable = [...SUBMISSIONS, PLAN].filter((uid) => mayRead(context, uid))
  if (readable.length === 0) throw new errors.ForbiddenError()
  const meant = kind === undefined ? readable : readable.filter((uid) => uid === kind)
  return meant.length > 0 ? { $or: await Promise.all(meant.map((uid) => seenOf(context, uid))) } : { id: -1 }
}

/** Whether somebody may see the mails about a submission. */
export async function sees(context: Context, uid: string, documentId: string): Promise<boolean> {
  if (!mayRead(context, uid)) return false
  const scope = await scopeOf(context, uid)
  return isEverything(scope) || (await strapi.db.query(uid).count({ where: { $and: [scope, { documentId }] } })) > 0
}
