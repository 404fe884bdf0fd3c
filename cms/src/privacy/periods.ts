import { optional } from '../environment'
import { STANDARD } from './standard'

const DAY = 24 * 60 * 60 * 1000

export type Period = keyof typeof STANDARD

const PERIODS = Object.keys(STANDARD) as Period[]

function daysOf(period: Period): number {
  const name = `RETENTION_DAYS_${period}`
  const text = optional(name)
  if (text === undefined) return STANDARD[period]
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new Error(`${name}=${text} is not a number of days: set it to a whole number from 1.`)
  return Number(text)
}

/** The moment before which what belongs to a period is erased. */
export const endOf = (period: Period, now: Date): string => new Date(now.getTime() - daysOf(period) * DAY).toISOString()

/** Throws an error that names the invalid setting. */
export function checkPeriods(): void {
  PERIODS.forEach(daysOf)
}
