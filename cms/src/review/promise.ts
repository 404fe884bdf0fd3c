import type { Wait } from '../rules/forms'
import { ABOUT } from '../rules/forms'
import { formOf } from '../uids'

const DAY = 24 * 60 * 60 * 1000

/** The days within which an application is answered: the week that the site promises is one of the calendar. (Requirements, section 9) */
const DAYS: Partial<Record<Wait, number>> = { week: 7 }

/** The days that applicants of this type are promised from the confirmation of their address; null where that is no number of days. */
export function promisedDays(uid: string): number | null {
  const form = formOf(uid)
  const wait = form && ABOUT[form].wait
  return (wait && DAYS[wait]) ?? null
}

/** The days that are left of it, or that it is over, then negative; begun ones are counted. */
export function daysLeft(uid: string, confirmedAt: Date, now: Date): number | null {
  const promised = promisedDays(uid)
  if (promised === null) return null
  const left = (confirmedAt.getTime() - now.getTime()) / DAY + promised
  return left >= 0 ? Math.ceil(left) : Math.floor(left)
}

/** What was confirmed before this moment waits for longer than promised. */
export const lateBefore = (uid: string, now: Date): Date | null => {
  const promised = promisedDays(uid)
  return promised === null ? null : new Date(now.getTime() - promised * DAY)
}
