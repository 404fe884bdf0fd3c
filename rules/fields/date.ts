const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const DAY_FIRST = /^(\d{1,2})[./ -](\d{1,2})[./ -](\d{4})$/
/** On keypads without a point. */
const DIGITS_ALONE = /^(\d{2})(\d{2})(\d{4})$/

/**
 * A calendar day as `2026-11-15`, or null when it is none. Where a browser has no date field people type the day first,
 * as is usual in all three languages.
 */
export function readDay(text: string): string | null {
  const [, year, month, day] = ISO.exec(text) ?? []
  const [, typedDay, typedMonth, typedYear] = DAY_FIRST.exec(text) ?? DIGITS_ALONE.exec(text) ?? []
  const parts = [year ?? typedYear, month ?? typedMonth, day ?? typedDay].map(Number)
  const date = new Date(Date.UTC(parts[0] ?? NaN, (parts[1] ?? NaN) - 1, parts[2] ?? NaN))
  if (Number.isNaN(date.getTime()) || date.getUTCMonth() + 1 !== parts[1] || date.getUTCFullYear() !== parts[0]) return null
  return date.toISOString().slice(0, 10)
}
