import type { UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { MANAGE_ACCOUNTS, READ } from '../../admin-routes'
import { SUBMISSIONS } from '../../content-types'
import type { About } from '../../outbox/submission-of'
import { rightsOf } from '../../rights'
import { ACCOUNT_NOTICE, OPINION, PLAN, REPLY, WITHDRAWAL } from '../../uids'
import type { Where } from './list'

/** What goes to people with an account, or is about what only its sender has any more. */
const OF_ADMINISTRATORS = [PLAN, OPINION, WITHDRAWAL, ACCOUNT_NOTICE]

const isSubmission = (uid: string): uid is UID.ContentType => SUBMISSIONS.includes(uid)

/** Mails about submissions are for those who may read them, the others for those who care for accounts. */
const mayRead = ({ state }: Context, uid: string): boolean => state.userAbility.can(...(isSubmission(uid) ? [READ, uid] : [MANAGE_ACCOUNTS]))

/** Whether a condition leaves nothing out. */
const isEverything = (where: Where): boolean => Object.values(where).every((value) => Array.isArray(value) && value.every((part) => isEverything(Object(part))))

type Row = { documentId: string }

const idsOf = async (uid: UID.ContentType, where: Where): Promise<string[]> => {
  const rows: Row[] = await strapi.db.query(uid).findMany({ where, select: ['documentId'] })
  return rows.map(({ documentId }) => documentId)
}

/** Submissions of one type that somebody sees, as other records name them. */
async function seenOf({ state }: Context, submissionUid: UID.ContentType): Promise<Where> {
  const seen = await rightsOf(state, submissionUid).where('read')
  return isEverything(seen) ? { submissionUid } : { submissionUid, submissionId: { $in: await idsOf(submissionUid, seen) } }
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
  const seen = await rightsOf(context.state, submissionUid).where('read')
  return isEverything(seen) || (await strapi.db.query(submissionUid).count({ where: { $and: [seen, { documentId: submissionId }] } })) > 0
}

/** Throws unless somebody may read this field of the submission that a mail is about, and change the submission where that is asked. */
export async function demandOf({ state }: Context, { submissionUid, submissionId }: About, wish: { reads?: string; updates?: true }): Promise<void> {
  if (!isSubmission(submissionUid)) return
  const rights = rightsOf(state, submissionUid)
  const row = await strapi.db.query(submissionUid).findOne({ where: { documentId: submissionId } })
  if (wish.reads) rights.demand('read', row, [wish.reads])
  if (wish.updates) rights.demand('update', row)
}
