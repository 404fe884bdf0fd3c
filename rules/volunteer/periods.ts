import { SYRIA } from '../time-zone'

type Ends = { toDate: string | null }

/** The day in Syria at a moment, as an ISO date. */
const dayInSyria = (now: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: SYRIA, dateStyle: 'short' }).format(now)

/** The periods of a project whose last day is not over in Syria. `now` in milliseconds. */
export function periodsAhead<P extends Ends>(periods: readonly P[], now = Date.now()): P[] {
  const today = dayInSyria(now)
  return periods.filter(({ toDate }) => toDate === null || toDate >= today)
}
