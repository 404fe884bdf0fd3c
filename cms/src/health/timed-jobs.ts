import { stoppedJobs } from '../timed/guard'
import { type Check, judge } from './check'

/** The jobs that stopped because the clock, or what they would erase, is implausible. */
export async function checkTimedJobs(): Promise<Check> {
  const waiting = (await stoppedJobs()).filter(({ isConfirmed }) => !isConfirmed)
  return { status: judge(waiting.length === 0), stopped: waiting.length, jobs: waiting.map(({ job }) => job).join(', ') || null }
}
