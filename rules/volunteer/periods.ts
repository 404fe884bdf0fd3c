import { dayAtHome } from '../at-home'

type Ends = { toDate: string | null }

/** The periods of a project whose last day is not over at home. `now` in milliseconds. */
export function periodsAhead<P extends Ends>(periods: readonly P[], now = Date.now()): P[] {
  const today = dayAtHome(now)
  return periods.filter(({ toDate }) => toDate === null || toDate >= today)
}
