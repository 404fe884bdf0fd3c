import { z } from 'zod'
import { REASONS } from './plausible'

/** Every job that erases by age, or cannot take back what it does at a time. */
export const TIMED_JOBS = ['retention', 'bin', 'versions', 'audit', 'plans', 'settledPlans', 'attendees'] as const
export type TimedJob = (typeof TIMED_JOBS)[number]

export const isTimedJob = (name: string): name is TimedJob => TIMED_JOBS.some((job) => job === name)

const stop = z.object({
  id: z.string(),
  /** What the clock said when the job stopped, and when the job was last done. Milliseconds. */
  at: z.number(),
  last: z.number().nullable(),
  reasons: z.array(z.enum(REASONS)),
  due: z.array(z.object({ table: z.string(), due: z.number(), of: z.number() })),
})

/** A job that stopped, and waits for an administrator. */
export type Stop = z.output<typeof stop>

// Each of the three has one writer: the job has the lock of its turn, and a confirmation names the stop that it is about.
const last = (job: TimedJob) => strapi.store({ type: 'core', name: 'imar', key: `timed_${job}_last` })
const stopped = (job: TimedJob) => strapi.store({ type: 'core', name: 'imar', key: `timed_${job}_stop` })
const confirmed = (job: TimedJob) => strapi.store({ type: 'core', name: 'imar', key: `timed_${job}_confirmed` })

export const readLast = async (job: TimedJob): Promise<number | null> =>
  z
    .number()
    .nullable()
    .catch(null)
    .parse(await last(job).get({}))
export const writeLast = async (job: TimedJob, at: number): Promise<void> => last(job).set({ value: at })

export const readStop = async (job: TimedJob): Promise<Stop | null> =>
  stop
    .nullable()
    .catch(null)
    .parse(await stopped(job).get({}))
export const writeStop = async (job: TimedJob, value: Stop | null): Promise<void> => stopped(job).set({ value })

export const readConfirmed = async (job: TimedJob): Promise<string | null> =>
  z
    .string()
    .nullable()
    .catch(null)
    .parse(await confirmed(job).get({}))
export const writeConfirmed = async (job: TimedJob, id: string): Promise<void> => confirmed(job).set({ value: id })
