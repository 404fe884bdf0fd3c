/** What a job would erase of one table: how many rows, and how many there are. */
export type Due = { table: string; due: number; of: number }

/** Why a job stops: the clock is far ahead of the last run, behind it, or was set while the process ran; or too much would be erased. */
export const REASONS = ['ahead', 'behind', 'set', 'much'] as const
export type Reason = (typeof REASONS)[number]

/** What the clock of the machine says, and what a clock says that nobody can set. Milliseconds. */
export type Reading = { wall: number; steady: number }

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE

/** A service that was away for longer looks like a clock that is wrong. */
const LONGEST_BREAK = 40 * DAY

/** The clocks of several machines differ by less, and a time server sets them by less. */
const TOLERANCE = 10 * MINUTE

/** A machine that slept sets its clock when it wakes. One that slept for longer has to ask. */
const LONGEST_SLEEP = 7 * DAY

/** More rows than this, and more than this part of a table, are too much. */
const MANY = 50
const PART = 1 / 5

type Situation = {
  now: Reading
  /** When the job was last done; null when it never was. */
  last: number | null
  /** The clocks at an earlier look of this process. */
  before?: Reading
  due: readonly Due[]
  /** What an administrator has agreed to; only what goes beyond it counts. */
  agreed?: readonly Due[]
}

const isMuch = ({ table, due, of }: Due, agreed: readonly Due[]): boolean => {
  const beyond = due - (agreed.find((one) => one.table === table)?.due ?? 0)
  return beyond > MANY && beyond > of * PART
}

/** The reasons for which a job that acts by the clock must not go on by itself; none when everything is plausible. */
export function reasonsToStop({ now, last, before, due, agreed = [] }: Situation): Reason[] {
  const reasons: Reason[] = []
  if (last !== null && now.wall - last > LONGEST_BREAK) reasons.push('ahead')
  if (last !== null && last - now.wall > TOLERANCE) reasons.push('behind')
  if (before && now.wall - before.wall - (now.steady - before.steady) > LONGEST_SLEEP) reasons.push('set')
  if (due.some((one) => isMuch(one, agreed))) reasons.push('much')
  return reasons
}
