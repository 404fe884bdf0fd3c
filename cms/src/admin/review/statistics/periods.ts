import type { Language } from '../../../labels/language'
import { weekOf, weeksLater } from '../../moments'

export const PERIODS = ['weeks', 'months', 'years'] as const

export type Period = (typeof PERIODS)[number]

const WEEKS = 12
const MONTHS = { months: 12, years: 36 } as const

/** The moments at which the weeks or months of a period begin, the present one last, and the one at which that ends, in the zone of whoever looks. */
export function boundariesOf(period: Period, now: Date, language: Language): Date[] {
  if (period === 'weeks') {
    const [start = now] = weekOf(now, language)
    return Array.from({ length: WEEKS + 1 }, (_, index) => weeksLater(start, index - WEEKS + 1))
  }
  const count = MONTHS[period]
  return Array.from({ length: count + 1 }, (_, index) => new Date(now.getFullYear(), now.getMonth() + index - count + 1, 1))
}
