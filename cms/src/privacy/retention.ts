import type { UID } from '@strapi/strapi'
import { recurring } from '../recurring'
import { forgetDays } from '../speed/rows'
import { seatsChanged } from '../submissions/seat-counts'
import { eraseSubmission } from './erase'
import { expired } from './expired'
import { checkPeriods, endOf } from './periods'
import { eraseStrays } from './strays'

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
      if (freedSeatOf) seatsChanged(freedSeatOf)
      erased += 1
    }
    after = last.id
  }
}

/** Erases what is past its period. */
async function eraseExpired(): Promise<void> {
  const now = new Date()
  let submissions = 0
  for (const { uid, where } of await expired(now)) submissions += await eraseAll(uid, where)
  const others = (await eraseStrays(now)) + (await forgetDays(endOf('SPEED', now).slice(0, 10)))
  if (submissions + others > 0) strapi.log.info(`Retention: ${submissions} submissions and ${others} other records were erased.`)
}

let isFirst = true

async function eraseDaily(): Promise<void> {
  const age = Date.now() - Number(await done().get({}))
  // After a start with other periods at once.
  if (!isFirst && age < DAY) return
  await eraseExpired()
  await done().set({ value: Date.now() })
}

const looks = recurring(
  'retention',
  async () => {
    await eraseDaily()
    isFirst = false
  },
  {
    pause: () => LOOK,
    retry: () => RETRY,
    complain: (error) => strapi.log.error(`Retention will be tried again: ${error instanceof Error ? error.name : 'unknown'}`),
  },
)

/** Erases what is past its period now and every day. Throws when a setting is invalid. */
export function startRetention(): void {
  checkPeriods()
  looks.start()
}

export const stopRetention = (): Promise<void> => looks.stop()
