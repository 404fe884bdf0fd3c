import type { UID } from '@strapi/strapi'
import { countDays, forgetDays } from '../speed/rows'
import { seatsChanged } from '../submissions/seat-counts'
import { countDue } from '../timed/count'
import { doTimed } from '../timed/guard'
import { timedLooks } from '../timed/looks'
import type { Due } from '../timed/plausible'
import { eraseSubmission } from './erase'
import { type Expired, expired } from './expired'
import { checkPeriods, endOf } from './periods'
import { countStrays, eraseStrays } from './strays'

const DAY = 24 * 60 * 60 * 1000
const RETRY = 60 * 60 * 1000
/** So often each process looks whether the day is over: when one was killed at it, another one does it. */
const LOOK = 10 * 60 * 1000
const BATCH = 100

/** When it was done last, by whichever process. */
const done = () => strapi.store({ type: 'core', name: 'imar', key: 'retention' })

/** Erases everything of a type that meets the condition, and gives how many there were. */
async function eraseAll(uid: UID.ContentType, where: Record<string, unknown>): Promise<number> {
  const query = strapi.db.query(uid)
  let erased = 0
  let after = 0
  for (;;) {
    const rows: { id: number; documentId: string }[] = await query.findMany({
      where: { $and: [where, { id: { $gt: after } }] },
      select: ['id', 'documentId'],
      orderBy: { id: 'asc' },
      limit: BATCH,
    })
    const last = rows.at(-1)
    if (!last) return erased
    for (const { documentId } of rows) {
      const { freedSeatOf } = await eraseSubmission(uid, documentId)
      if (freedSeatOf) void seatsChanged(freedSeatOf)
      erased += 1
    }
    after = last.id
  }
}

const firstDay = (now: Date): string => endOf('SPEED', now).slice(0, 10)

/** All that is past its period, by table. */
async function due(now: Date): Promise<Due[]> {
  const wheres = new Map<UID.ContentType, Expired['where'][]>()
  for (const { uid, where } of await expired(now)) wheres.set(uid, [...(wheres.get(uid) ?? []), where])
  const submissions: Due[] = []
  for (const [uid, all] of wheres) submissions.push(await countDue(uid, ...all))
  return [...submissions, ...(await countStrays(now)), await countDays(firstDay(now))]
}

async function erase(now: Date): Promise<void> {
  let submissions = 0
  for (const { uid, where } of await expired(now)) submissions += await eraseAll(uid, where)
  const others = (await eraseStrays(now)) + (await forgetDays(firstDay(now)))
  if (submissions + others > 0) strapi.log.info(`Retention: ${submissions} submissions and ${others} other records were erased.`)
}

/** Erases what is past its period. False where the job is stopped. */
export const eraseExpired = (): Promise<boolean> => doTimed('retention', { due, run: erase })

let isFirst = true

async function eraseDaily(): Promise<boolean> {
  const age = Date.now() - Number(await done().get({}))
  // After a start with other periods at once. A run that lies ahead of the clock is a matter for the guard.
  if (!isFirst && age >= 0 && age < DAY) return true
  if (!(await eraseExpired())) return false
  isFirst = false
  await done().set({ value: Date.now() })
  return true
}

const looks = timedLooks(['retention'], eraseDaily, {
  pause: () => LOOK,
  retry: () => RETRY,
  complain: (error) => strapi.log.error(`Retention will be tried again: ${error instanceof Error ? error.name : 'unknown'}`),
})

/** Erases what is past its period now and every day. Throws when a setting is invalid. */
export function startRetention(): void {
  checkPeriods()
  looks.start()
}

export const stopRetention = (): Promise<void> => looks.stop()
