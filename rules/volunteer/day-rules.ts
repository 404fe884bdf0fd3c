import type { RuleCode } from '../codes'
import type { FieldRule } from './field-rule'

/** A period of a project: its first and last day. */
export type Period = { fromDate: string | null; toDate: string | null }

const HOUR = 60 * 60 * 1000
const OLDEST = 120
const FARTHEST = 50

const BIRTH_KEY = 'dateOfBirth'
const AVAILABLE_KEYS: readonly string[] = ['availableFrom', 'availableUntil']

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Today, where it is still yesterday and where it is tomorrow already: who applies lives in any time zone. */
const todayEverywhere = (now: number) => ({ first: dayOf(now - 12 * HOUR), last: dayOf(now + 14 * HOUR) })

/** The same day, so many years later. Days compare as texts, so a 29 February that there is not does no harm. */
const yearsFrom = (day: string, years: number) => String(Number(day.slice(0, 4)) + years).padStart(4, '0') + day.slice(4)

type Rule = Pick<FieldRule, 'key' | 'days'>

function birthError(day: string, today: string, minimumAge: number | null): RuleCode | null {
  if (day >= today) return 'date_in_future'
  if (day < yearsFrom(today, -OLDEST)) return 'date_too_early'
  return minimumAge !== null && day > yearsFrom(today, -minimumAge) ? 'age_too_low' : null
}

function periodError(day: string, today: string, period: Period | null): RuleCode | null {
  if (!period) return day < today ? 'date_passed' : null
  const isOutside = (period.fromDate !== null && day < period.fromDate) || (period.toDate !== null && day > period.toDate)
  return isOutside ? 'date_outside_period' : null
}

/**
 * What is wrong with a day by the rules that editors set, or that its field has of itself: a birth lies in the past, at most 120 years
 * back; somebody is available within the period that is chosen, or from today on. `now` in milliseconds.
 */
export function dayError({ key, days }: Rule, day: string, period: Period | null, now: number): RuleCode | null {
  const { earliest = null, latest = null, minimumAge = null, withinPeriod = null } = days ?? {}
  const { first, last } = todayEverywhere(now)
  if (earliest !== null && day < earliest) return 'date_too_early'
  if (latest !== null && day > latest) return 'date_too_late'
  if (key === BIRTH_KEY || minimumAge !== null) return birthError(day, last, minimumAge)
  if (day < yearsFrom(first, -OLDEST)) return 'date_too_early'
  if (day > yearsFrom(last, FARTHEST)) return 'date_too_late'
  return (withinPeriod ?? AVAILABLE_KEYS.includes(key)) ? periodError(day, first, period) : null
}
