import type { Context } from 'koa'
import { mayRead } from '../review/access'
import { daysLeft } from '../review/promise'
import { APPLICATIONS } from '../review/queue/applications'
import { countWanted } from '../review/queue/counts'
import { type Filter, orderOf, wanted } from '../review/queue/filter'
import { entriesFrom } from '../review/queue/page'

/** An application by its reference: a home names nobody, so that no look at it has to be written down. */
export type Waiting = { uid: string; documentId: string; reference: string; daysLeft: number | null }

/** What awaits reviewers: how many applications wait, are past the promised week, are one's own, or ask for one's opinion, and the oldest. */
export type ReviewingHome = { waiting: number; late: number; mine: number; asked: number; oldest: Waiting[]; oldestMine: Waiting[] }

const SHOWN = 5

const WAITING: Filter = { status: 'Verified' }

export const mayReview = (context: Context): boolean => APPLICATIONS.some(({ uid }) => mayRead(context, uid))

async function oldest(context: Context, filter: Filter, now: Date): Promise<Waiting[]> {
  const kinds = await wanted(context, filter)
  const entries = await entriesFrom(kinds, orderOf(filter, kinds), null, SHOWN)
  return entries.map(({ kind: { uid }, row: { documentId }, shown: { reference = '', verifiedAt } }) => ({
    uid,
    documentId,
    reference,
    daysLeft: verifiedAt ? daysLeft(uid, new Date(verifiedAt), now) : null,
  }))
}

export async function reviewingHome(context: Context): Promise<ReviewingHome> {
  const now = new Date()
  const count = async (filter: Filter) => countWanted(await wanted(context, filter), context.state.user, 'en')
  const [{ total: waiting, late, mine }, { total: asked }, first, firstMine] = await Promise.all([
    count(WAITING),
    count({ status: 'all', asked: 'me' }),
    oldest(context, WAITING, now),
    oldest(context, { ...WAITING, assigned: 'me' }, now),
  ])
  return { waiting, late, mine, asked, oldest: first, oldestMine: firstMine }
}
