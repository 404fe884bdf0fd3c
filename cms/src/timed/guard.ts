import { randomUUID } from 'node:crypto'
import { lastInUse } from './in-use'
import { type Due, type Reading, reasonsToStop } from './plausible'
import { isTimedJob, readConfirmed, readLast, readStop, type Stop, TIMED_JOBS, type TimedJob, writeConfirmed, writeLast, writeStop } from './state'

const MINUTE = 60 * 1000

/** A run is written down so seldom: some jobs look every few seconds. */
const WRITTEN = 10 * MINUTE

const reading = (): Reading => ({ wall: Date.now(), steady: performance.now() })

/** The clocks at the last plausible look of this process, and when it stopped. */
const before = new Map<TimedJob, Reading>()
const stoppedAt = new Map<string, Reading>()
/** What makes a job of this process look at once. */
const wakeUps = new Map<TimedJob, () => void>()

type Work = {
  /** Everything that would be erased by this time, of each table whole. */
  due?: (now: Date) => Promise<Due[]>
  /** Does it, by the same time. */
  run: (now: Date) => Promise<void>
}

const inWords = ({ reasons, last, at, due }: Stop): string => {
  const rows = due.filter((one) => one.due > 0).map((one) => `${one.due} of ${one.of} rows of ${one.table}`)
  return [
    `reasons: ${reasons.join(', ')}`,
    `clock: ${new Date(at).toISOString()}`,
    `last run: ${last === null ? 'none' : new Date(last).toISOString()}`,
    ...(rows.length > 0 ? [`would erase ${rows.join(', ')}`] : []),
  ].join('; ')
}

async function stop(job: TimedJob, found: Omit<Stop, 'id' | 'at'>, now: Reading): Promise<void> {
  const stopped: Stop = { ...found, id: randomUUID(), at: now.wall }
  stoppedAt.set(stopped.id, now)
  await writeStop(job, stopped)
  strapi.log.error(`The job "${job}" has stopped and waits for an administrator (home of the admin, or "npm run jobs"): ${inWords(stopped)}`)
}

async function run(job: TimedJob, { run: work }: Work, now: Reading, last: number | null, stopped: Stop | null): Promise<void> {
  before.set(job, now)
  await work(new Date(now.wall))
  if (stopped) await writeStop(job, null)
  if (stopped || last === null || Math.abs(now.wall - last) >= WRITTEN) await writeLast(job, now.wall)
}

/**
 * Does a job that acts by the clock, unless the clock or what would be erased is implausible: then nothing is done until an administrator
 * has confirmed this very stop, or everything is plausible again. A later stop for another reason, or of more, has to be confirmed by itself.
 * Gives whether it was done. Throws what the job throws.
 */
export async function doTimed(job: TimedJob, work: Work): Promise<boolean> {
  const now = reading()
  const written = await readLast(job)
  const last = written ?? (await lastInUse())
  const due = (await work.due?.(new Date(now.wall))) ?? []
  const stopped = await readStop(job)
  const reasons = reasonsToStop({ now, last, before: before.get(job), due })
  if (reasons.length === 0) {
    await run(job, work, now, written, stopped)
    return true
  }
  const isSame = stopped && reasonsToStop({ now, last: stopped.at, before: stoppedAt.get(stopped.id), due, agreed: stopped.due }).length === 0
  if (!isSame) {
    // What is stored from now on may have the time of this clock.
    if (written === null && last !== null) await writeLast(job, last)
    await stop(job, { last, reasons, due }, now)
  }
  if (!isSame || (await readConfirmed(job)) !== stopped.id) return false
  strapi.log.info(`The job "${job}" goes on: an administrator has confirmed it.`)
  await run(job, work, now, written, stopped)
  return true
}

/** Says how a job of this process is made to look at once when it is confirmed. */
export const onConfirmation = (job: TimedJob, wake: () => void): void => void wakeUps.set(job, wake)

export type StoppedJob = Stop & { job: TimedJob; isConfirmed: boolean }

/** Whether a job that has stopped may go on. */
export async function isConfirmed(job: TimedJob): Promise<boolean> {
  const stopped = await readStop(job)
  return stopped !== null && (await readConfirmed(job)) === stopped.id
}

/** The jobs that wait for an administrator, or were confirmed and are about to go on. */
export async function stoppedJobs(): Promise<StoppedJob[]> {
  const found: StoppedJob[] = []
  for (const job of TIMED_JOBS) {
    const stopped = await readStop(job)
    if (stopped) found.push({ ...stopped, job, isConfirmed: (await readConfirmed(job)) === stopped.id })
  }
  return found
}

/** Lets a stopped job go on with what its stop tells of, in whichever process. Null where that stop is there no more. */
export async function confirmStop(job: string, id: string): Promise<StoppedJob | null> {
  const stopped = isTimedJob(job) ? await readStop(job) : null
  if (!isTimedJob(job) || stopped?.id !== id) return null
  await writeConfirmed(job, id)
  wakeUps.get(job)?.()
  return { ...stopped, job, isConfirmed: true }
}
