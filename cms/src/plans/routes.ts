import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { READ, registerAdminRoutes } from '../admin-routes'
import { newDocumentId } from '../document-id'
import { message } from '../messages'
import { rightsOf, type Viewer } from '../rights'
import { LOCALES } from '../rules/languages'
import { PLAN } from '../uids'
import { rehearse } from './carry-out'
import { type About, isLocalized, isPublished, titleOf } from '../documents/draft'
import { requireWriter } from '../documents/writers'
import { brokenLinks } from './links'
import { draftToPublish } from './rights'
import { ACTIONS, findPlans, type Plan, plansOf } from './plan'

/** A plan as the admin reads it. */
export type PlanView = Pick<Plan, 'planId' | 'uid' | 'documentId' | 'language' | 'title' | 'action' | 'state' | 'problem' | 'makerName'> & {
  at: string
  kind: 'collectionType' | 'singleType'
}

/** The longest that a plan may wait. Milliseconds. */
const FARTHEST = 5 * 366 * 24 * 60 * 60 * 1000

/** What a failed plan is shown for unless somebody puts it away. Milliseconds. */
const SHOWN = 30 * 24 * 60 * 60 * 1000

const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

const wish = z.object({
  uid: z.string(),
  documentId: z.string().min(1).max(50),
  languages: z.array(z.enum(LOCALES).nullable()).min(1).max(LOCALES.length),
  action: z.enum(ACTIONS),
  at: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  zone: z.string().max(60).refine(isZone),
  acceptsLinks: z.boolean().default(false),
})

const period = z.object({ from: z.iso.datetime({ offset: true }), to: z.iso.datetime({ offset: true }) })

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new errors.ValidationError('This is no plan.', { errors: parsed.error.issues })
  return parsed.data
}

/** A plan as somebody may read it. */
const view = (viewer: Viewer, { planId, uid, documentId, language, title, action, at, state, problem, makerName }: Plan): PlanView => ({
  planId,
  uid,
  documentId,
  language,
  title: rightsOf(viewer, uid).mayReadTitle({ locale: language }) ? title : '',
  action,
  at: at.toISOString(),
  state,
  problem,
  makerName,
  kind: strapi.contentType(uid).kind,
})

/** What is planned of a document, and what has failed. */
async function answer(context: Context, about: Pick<About, 'uid' | 'documentId'>): Promise<void> {
  const now = Date.now()
  const open = { $or: [{ state: 'planned' }, { state: 'failed', at: { $gt: new Date(now - SHOWN) } }] }
  context.body = { data: (await findPlans({ ...plansOf(about), ...open })).map((plan) => view(context.state, plan)) }
}

async function ofDocument(context: Context): Promise<void> {
  const { uid, documentId } = context.params
  if (!isPublished(uid) || !context.state.userAbility.can(READ, uid)) throw new errors.ForbiddenError()
  await answer(context, { uid, documentId })
}

/** What is planned between two moments, what was done then, and, whenever it was, what has failed; of what somebody may read. */
export async function plansBetween({ state }: Context, from: Date | string, to: Date | string): Promise<PlanView[]> {
  const within = { at: { $gte: from, $lt: to } }
  const plans = await findPlans({ $or: [within, { state: 'failed', at: { $gt: new Date(Date.now() - SHOWN) } }] })
  return plans.filter(({ uid }) => isPublished(uid) && state.userAbility.can(READ, uid)).map((plan) => view(state, plan))
}

async function inPeriod(context: Context): Promise<void> {
  requireWriter(context)
  const { from, to } = parse(period, context.query)
  context.body = { data: await plansBetween(context, from, to) }
}

/** What speaks against it is said now and not at its time. */
async function requireSound(about: About, { action, at, acceptsLinks }: z.output<typeof wish>): Promise<void> {
  if (action === 'unpublish') return
  await rehearse({ ...about, action })
  const broken = acceptsLinks ? [] : await brokenLinks(about, at)
  if (broken.length > 0) throw new errors.ApplicationError(message('planLinks', broken.join(' ')), { links: broken })
}

async function make(context: Context): Promise<void> {
  const given = parse(wish, Object(context.request).body)
  const { uid, documentId, action, at, zone, acceptsLinks } = given
  const ahead = at.getTime() - Date.now()
  if (ahead <= 0 || ahead > FARTHEST) throw new errors.ApplicationError(message(ahead <= 0 ? 'planPast' : 'planFar'))
  if (!isPublished(uid)) throw new errors.ForbiddenError()
  const languages = isLocalized(uid) ? given.languages : [null]
  const abouts = languages.map((language): About => ({ uid, documentId, language }))
  const drafts: { about: About; draft: Record<string, unknown> }[] = []
  for (const about of abouts) {
    const draft = await draftToPublish(context, about)
    if (!draft) throw new errors.ApplicationError(message('planNoDraft'))
    drafts.push({ about, draft })
  }
  for (const { about } of drafts) await requireSound(about, given)
  const { id: madeBy, firstname, lastname } = context.state.user
  await strapi.db.transaction(async () => {
    for (const { about, draft } of drafts) {
      const same = { ...plansOf(about), language: about.language, action, at }
      // Pressed twice, it is one.
      await strapi.db.query(PLAN).deleteMany({ where: { ...same, state: 'planned' } })
      await strapi.db.query(PLAN).create({
        data: {
          ...same,
          documentId: newDocumentId(),
          title: titleOf(about.uid, draft),
          zone,
          acceptsLinks,
          madeBy,
          makerName: [firstname, lastname].filter(Boolean).join(' '),
          state: 'planned',
          publishedAt: new Date(),
        },
      })
    }
  })
  await answer(context, { uid, documentId })
}

/** Gives a plan up, or puts one away that has failed. */
async function withdraw(context: Context): Promise<void> {
  const [plan] = await findPlans({ documentId: String(context.params.planId), state: { $ne: 'done' } })
  if (!plan) throw new errors.ApplicationError(message('planDone'))
  await draftToPublish(context, plan)
  const { count } = await strapi.db.query(PLAN).deleteMany({ where: { id: plan.id, state: plan.state } })
  if (count === 0) throw new errors.ApplicationError(message('planDone'))
  await answer(context, plan)
}

/**
 * For the admin: `GET /publication-plans?from=…&to=…` for those who publish, and `GET /publication-plans/:uid/:documentId`, for those who may read the
 * document, read what is planned; `POST /publication-plans` plans, and `POST /publication-plans/:planId/withdraw` gives up, for those who may
 * publish them.
 */
export function registerPlans(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/publication-plans', handler: inPeriod },
    { path: '/publication-plans/:uid/:documentId', handler: ofDocument },
    { method: 'POST', path: '/publication-plans', handler: make },
    { method: 'POST', path: '/publication-plans/:planId/withdraw', handler: withdraw },
  ])
}
