import type { UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { MANAGE_ACCOUNTS, READ } from '../../admin-routes'
import { SUBMISSIONS } from '../../content-types'
import type { About } from '../../outbox/submission-of'
import { submissionScope } from '../../review/scope'
import { ACCOUNT_NOTICE, OPINION, PLAN, REPLY, WITHDRAWAL } from '../../uids'
import type { Where } from './list'

/** What goes to people with an account, or is about what only its sender has any more. */
const OF_ADMINISTRATORS = [PLAN, OPINION, WITHDRAWAL, ACCOUNT_NOTICE]

const isSubmission = (uid: string): uid is UID.ContentType => SUBMISSIONS.includes(uid)

/** Mails about submissions are for those who may read them, the others for those who care for accounts. */
const mayRead = ({ state }: Context, uid: string): boolean => state.userAbility.can(...(isSubmission(uid) ? [READ, uid] : [MANAGE_ACCOUNTS]))

const isEverything = (scope: Where) => Object.keys(scope).length === 0

type Row = { documentId: string }

const idsOf = async (uid: UID.ContentType, where: Where): Promise<string[]> => {
  const rows: Row[] = await strapi.db.query(uid).findMany({ where, select: ['documentId'] })
  return rows.map(({ documentId }) => documentId)
}

/** Submissions of one type that somebody sees, as other records name them. */
async function seenOf({ state }: Context, submissionUid: UID.ContentType): Promise<Where> {
  const scope = await submissionScope(state.user, submissionUid)
  return isEverything(scope) ? { submissionUid } : { submissionUid, submissionId: { $in: await idsOf(submissionUid, scope) } }
}

/** Mails about what is seen, and replies to it; without a look at each reply for those who see everything that there are replies to. */
async function aboutSeen(seen: Where[]): Promise<Where[]> {
  if (seen.length === SUBMISSIONS.length && seen.every((one) => !('submissionId' in one))) return [...seen, { submissionUid: REPLY }]
  return [...seen, { submissionUid: REPLY, submissionId: { $in: await idsOf(REPLY, { $or: seen }) } }]
}

/** The mails that somebody may see, about one type where it is named. Throws an error for the admin where there can be none. */
export async function seenBy(context: Context, kind?: string): Promise<Where> {
  const readable = [...SUBMISSIONS, ...OF_ADMINISTRATORS].filter((uid) => mayRead(context, uid))
  if (readable.length === 0) throw new errors.ForbiddenError()
  const meant = kind === undefined ? readable : readable.filter((uid) => uid === kind)
  const seen = await Promise.all(meant.filter(isSubmission).map((uid) => seenOf(context, uid)))
  const others = meant.filter((uid) => !isSubmission(uid)).map((submissionUid) => ({ submissionUid }))
  const all = [...(seen.length > 0 ? await aboutSeen(seen) : []), ...others]
  return all.length > 0 ? { $or: all } : { id: -1 }
}

/** Whether somebody may see the mails about a submission, or about what goes to people with an account. */
export async function sees(context: Context, { submissionUid, submissionId }: About): Promise<boolean> {
  if (!mayRead(context, submissionUid)) return false
  if (!isSubmission(submissionUid)) return true
  const scope = await submissionScope(context.state.user, submissionUid)
  return isEverything(scope) || (await strapi.db.query(submissionUid).count({ where: { $and: [scope, { documentId: submissionId }] } })) > 0
}
