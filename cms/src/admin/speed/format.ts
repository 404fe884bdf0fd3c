import type { Measure } from '../../rules/speed'

const SECOND = 1000

/** As people of a language write numbers, with the digits that the site has everywhere. */
const number = (language: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(`${language}-u-nu-latn`, options)

const timeIn = (unit: 'second' | 'millisecond', maximumFractionDigits: number) =>
  ({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }) as const

/** A value with its unit, exact enough to be on the right side of its thresholds: seconds from one on, else milliseconds; movement has none. */
export function formatValue(measure: Measure, value: number, language: string): string {
  if (measure === 'cls') return number(language, { maximumFractionDigits: 3 }).format(value)
  if (value < SECOND) return number(language, timeIn('millisecond', 0)).format(value)
  return number(language, timeIn('second', 2)).format(value / SECOND)
}

/** How many visits. */
export const formatCount = (count: number, language: string): string => number(language).format(count)

/** A part from 0 to 1. */
export const formatShare = (share: number, language: string): string => number(language, { style: 'percent' }).format(share)
