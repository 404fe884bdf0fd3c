import { cleanCode } from '../text'

/** One separator, with spaces around it or not: `15. 11. 2026`, `2026 / 11 / 15`, a dash of any length, the Arabic date separator. */
const PART = String.raw`\s?(?:[./\u2044\u2215\uff0f\uff0e\u060d\p{Pd}]|\s)\s?`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})${PART}(\d{1,2})${PART}(\d{1,2})$`, 'u')
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})${PART}(\d{1,2})${PART}(\d{4})$`, 'u')
/** On keypads without a point. */
const DIGITS_ALONE = /^(\d{2})(\d{2})(\d{4})$/

/**
 * A calendar day as `2026-11-15`, or null when it is none. Where a browser has no date field people type the day first,
 * as is usual in all three languages; a year that stands first is followed by month and day.
 */
export function readDay(typed: string): string | null {
  const text = cleanCode(typed)
  const [, year, month, day] = YEAR_FIRST.exec(text) ?? []
  const [, typedDay, typedMonth, typedYear] = DAY_FIRST.exec(text) ?? DIGITS_ALONE.exec(text) ?? []
  const parts = [year ?? typedYear, month ?? typedMonth, day ?? typedDay].map(Number)
  const date = new Date(Date.UTC(parts[0] ?? NaN, (parts[1] ?? NaN) - 1, parts[2] ?? NaN))
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() + 1 !== parts[1] || date.getUTCFullYear() !== parts[0]) return null
  return date.toISOString().slice(0, 10)
}
