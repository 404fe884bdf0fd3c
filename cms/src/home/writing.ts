import type { Context } from 'koa'
import { READ } from '../admin-routes'
import { linkReport } from '../checks/weekly'
import { contentUids } from '../content-types'
import { isPublished } from '../documents/draft'
import { type PlanView, plansBetween } from '../plans/routes'
import { translationOverview } from '../translations/overview'
import { type Drafts, draftsOf } from './drafts'

/** What awaits those who write: what is planned of a week and what failed of it, drafts that were never published, and what has to be mended. */
export type WritingHome = {
  planned: PlanView[]
  failed: number
  drafts: Drafts
  /** Published documents that lack a language, or whose translation is older than the original. */
  untranslated: number
  links: { at: string | null; broken: number }
}

const WEEK = 7 * 24 * 60 * 60 * 1000

/** So many of each are shown. */
const SHOWN = 5

export async function writingHome(context: Context): Promise<WritingHome> {
  const mayRead = (uid: string): boolean => context.state.userAbility.can(READ, uid)
  const viewer = context.state
  const now = new Date()
  const [plans, drafts, gaps, { at, links }] = await Promise.all([
    plansBetween(context, now, new Date(now.getTime() + WEEK)),
    draftsOf(viewer, contentUids().filter(isPublished).filter(mayRead), SHOWN),
    translationOverview(viewer),
    linkReport(),
  ])
  return {
    planned: plans.filter(({ state }) => state === 'planned').slice(0, SHOWN),
    failed: plans.filter(({ state }) => state === 'failed').length,
    drafts,
    untranslated: gaps.reduce((sum, { total }) => sum + total, 0),
    links: { at, broken: links.filter(({ uid }) => mayRead(uid)).length },
  }
}
