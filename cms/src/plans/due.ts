import { errors } from '@strapi/utils'
import { wholeNumber } from '../environment'
import { message, personLanguage } from '../messages'
import { queueMail } from '../outbox/outbox'
import { recurring } from '../recurring'
import { PLAN } from '../uids'
import { apply, asMaker } from './carry-out'
import { brokenLinks } from './links'
import { findPlans, type Plan } from './plan'
import { problemIn } from './problem'

const HOUR = 60 * 60 * 1000

/** So long after its time a plan is tried again that nothing speaks against but a disturbance. */
const GIVE_UP = HOUR

/** So long what is settled can be looked up. */
const KEPT = 180 * 24 * HOUR

/** Milliseconds between two looks at what is due. */
const lookPause = (): number => wholeNumber('PLANS_LOOK_MS', 5000)

/** Writes down what has become of a plan. False where another process was quicker. */
async function settle({ id }: Plan, state: 'done' | 'failed', problem: string | null = null): Promise<boolean> {
  const { count } = await strapi.db.query(PLAN).updateMany({ where: { id, state: 'planned' }, data: { state, problem, settledAt: new Date() } })
  return count > 0
}

/** Notes that a plan was not carried out, and tells whoever made it. */
async function fail(plan: Plan, problem: string): Promise<void> {
  await strapi.db.transaction(async () => {
    if (!(await settle(plan, 'failed', problem))) return
    await queueMail({ template: 'planFailed', language: personLanguage(), uid: PLAN, documentId: plan.planId })
  })
}

async function requireLinks(plan: Plan): Promise<void> {
  if (plan.action !== 'publish' || plan.acceptsLinks) return
  const broken = await brokenLinks(plan, plan.at)
  if (broken.length > 0) throw new errors.ApplicationError(message('planLinks', broken.join(' ')))
}

/** Does what is due, once, however many processes try to. What hinders it for good is told, what may pass is left for the next look. */
async function carryOut(plan: Plan): Promise<void> {
  try {
    await requireLinks(plan)
    await strapi.db.transaction(async () => {
      if (await settle(plan, 'done')) await apply(plan)
    })
  } catch (error) {
    if (error instanceof errors.ApplicationError) await fail(plan, problemIn(error, plan.uid, personLanguage()))
    else if (Date.now() - plan.at.getTime() > GIVE_UP) await fail(plan, message('planDisturbed'))
    else throw error
  }
}

/** Carries out what is due, in the order in which it was to be. */
async function look(): Promise<void> {
  const due = await findPlans({ state: 'planned', at: { $lte: new Date() } })
  const hindered: unknown[] = []
  for (const plan of due) await asMaker(plan, () => carryOut(plan)).catch((error: unknown) => hindered.push(error))
  if (due.length > 0) await strapi.db.query(PLAN).deleteMany({ where: { settledAt: { $lt: new Date(Date.now() - KEPT) } } })
  if (hindered.length > 0) throw hindered[0]
}

const looks = recurring('plans', look, {
  pause: lookPause,
  complain: (error) => strapi.log.warn(`Plans that are due will be tried again: ${error instanceof Error ? error.message : String(error)}`),
})

/** Publishes and takes back what is planned, when its time has come, or as soon as the service is there again. */
export const startPlans = (): void => looks.start()

export const stopPlans = (): Promise<void> => looks.stop()
