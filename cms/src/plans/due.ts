import { errors } from '@strapi/utils'
import { wholeNumber } from '../environment'
import { message, personLanguage } from '../messages'
import { queueMail } from '../outbox/outbox'
import { sideBySide } from '../side-by-side'
import { countDue } from '../timed/count'
import { doTimed } from '../timed/guard'
import { timedLooks } from '../timed/looks'
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

/** How long all plans of a look together may wait for the site to answer for their links, which were checked when the plans were made. Milliseconds. */
const LINKS_WITHIN = 2000

/** So many documents wait for the answers of the site at once. */
const AT_ONCE = 20

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

async function requireLinks(plan: Plan, signal: AbortSignal): Promise<void> {
  if (plan.action !== 'publish' || plan.acceptsLinks) return
  const broken = await brokenLinks(plan, plan.at, signal)
  if (broken.length > 0) throw new errors.ApplicationError(message('planLinks', broken.join(' ')))
}

type Look = {
  /** Aborts when plans wait for the site no longer. */
  signal: AbortSignal
  /** Runs one publication after the other, each as soon as its links are known: a site that does not answer for one delays no other. */
  inTurn: (work: () => Promise<void>) => Promise<void>
}

function newLook(): Look {
  let last: Promise<void> = Promise.resolve()
  return {
    signal: AbortSignal.timeout(LINKS_WITHIN),
    inTurn(work) {
      const done = last.then(work)
      last = done.catch(() => undefined)
      return done
    },
  }
}

/** Does what is due, once, however many processes try to. What hinders it for good is told, what may pass is left for the next look. */
async function carryOut(plan: Plan, { signal, inTurn }: Look): Promise<void> {
  try {
    await requireLinks(plan, signal)
    await inTurn(async () => {
      await strapi.db.transaction(async () => {
        if (await settle(plan, 'done')) await apply(plan)
      })
    })
  } catch (error) {
    if (error instanceof errors.ApplicationError) await fail(plan, problemIn(error, plan.uid, personLanguage()))
    else if (Date.now() - plan.at.getTime() > GIVE_UP) await fail(plan, message('planDisturbed'))
    else throw error
  }
}

/** Carries out what is due: the plans of one document in their order, those of several side by side. */
async function carryOutDue(now: Date): Promise<void> {
  const due = await findPlans({ state: 'planned', at: { $lte: now } })
  const byDocument = new Map<string, Plan[]>()
  for (const plan of due) byDocument.set(`${plan.uid} ${plan.documentId}`, [...(byDocument.get(`${plan.uid} ${plan.documentId}`) ?? []), plan])
  const hindered: unknown[] = []
  const current = newLook()
  await sideBySide(AT_ONCE, [...byDocument.values()], async (plans) => {
    for (const plan of plans) await asMaker(plan, () => carryOut(plan, current)).catch((error: unknown) => hindered.push(error))
  })
  if (hindered.length > 0) throw hindered[0]
}

const past = (now: Date) => ({ settledAt: { $lt: new Date(now.getTime() - KEPT) } })

/** By a guard of its own: that many are past their time holds no publication up. */
const eraseSettled = (): Promise<boolean> =>
  doTimed('settledPlans', {
    due: async (now) => [await countDue(PLAN, past(now))],
    run: async (now) => void (await strapi.db.query(PLAN).deleteMany({ where: past(now) })),
  })

const publishing = timedLooks(['plans'], () => doTimed('plans', { run: carryOutDue }), {
  pause: lookPause,
  complain: (error) => strapi.log.warn(`Plans that are due will be tried again: ${error instanceof Error ? error.message : String(error)}`),
})

const erasing = timedLooks(['settledPlans'], eraseSettled, {
  pause: () => HOUR,
  complain: (error) => strapi.log.warn(`Settled plans will be erased later: ${error instanceof Error ? error.message : String(error)}`),
})

/** Publishes and takes back what is planned, when its time has come, or as soon as the service is there again. */
export function startPlans(): void {
  publishing.start()
  erasing.start()
}

export async function stopPlans(): Promise<void> {
  await publishing.stop()
  await erasing.stop()
}
