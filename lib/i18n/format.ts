import { HOME_ZONE } from '@/rules/at-home'
import { languages, type Locale } from '@/rules/languages'

/** The time zone in which times are shown when an event names none. */
export const DEFAULT_TIME_ZONE = HOME_ZONE

type DateInput = string | Date

function toDate(value: DateInput): Date | null {
  const date = typeof value === 'string' ? new Date(value) : value
  return Number.isNaN(date.getTime()) ? null : date
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function dateFormatter(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(languages[locale].intlTag, options)
    formatters.set(key, formatter)
  }
  return formatter
}

const dateStyles = {
  /** 15 November 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** Sunday 15 November 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: '2-digit' },
  month: { month: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles

/**
 * A date in words, or null when it is no date (the caller then shows the text of the requirements for that case).
 * Dates without a time are calendar days and never move with a time zone. (Requirements, section 9)
 */
export function formatDate(locale: Locale, value: DateInput, style: DateStyle = 'long', timeZone = DEFAULT_TIME_ZONE): string | null {
  const date = toDate(value)
  if (!date) return null
  const zone = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? 'UTC' : timeZone
  return dateFormatter(locale, { ...dateStyles[style], timeZone: zone }).format(date)
}

/** A range of days with month and year said once where they are the same, or null. (Requirements, section 9) */
export function formatDateRange(locale: Locale, start: DateInput, end: DateInput, timeZone = DEFAULT_TIME_ZONE): string | null {
  const [from, to] = [toDate(start), toDate(end)]
  if (!from || !to || to < from) return null
  const isDay = typeof start === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(start)
  const options = { ...dateStyles.long, timeZone: isDay ? 'UTC' : timeZone }
  return dateFormatter(locale, options).formatRange(from, to)
}

/** A time of day as HH:mm on a 24-hour clock, or null. (Requirements, section 9) */
export function formatTime(locale: Locale, value: DateInput, timeZone = DEFAULT_TIME_ZONE): string | null {
  const date = toDate(value)
  if (!date) return null
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  return dateFormatter(locale, options).format(date)
}

/** The name of the time at a place, such as 'Syria Time' or 'Central European Time', or null. */
export function formatTimeZoneName(locale: Locale, value: DateInput, timeZone = DEFAULT_TIME_ZONE): string | null {
  const date = toDate(value)
  if (!date) return null
  const parts = dateFormatter(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(date)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? null
}

/** A moment as ISO 8601 with the clock and the offset of a place, such as '2026-12-05T10:00:00+03:00', or null. */
export function isoWithOffset(value: DateInput, timeZone = DEFAULT_TIME_ZONE): string | null {
  const date = toDate(value)
  if (!date) return null
  const parts = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(date).replace(' ', 'T')
  const offset = (Date.parse(`${parts}Z`) - Math.floor(date.getTime() / 1000) * 1000) / 60_000
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${parts}${offset < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(minutes)}`
}

/** The short name of a time zone at a moment, for example 'MEZ' or 'GMT+3', or null. */
export function formatTimeZone(locale: Locale, value: DateInput, timeZone = DEFAULT_TIME_ZONE): string | null {
  const date = toDate(value)
  if (!date) return null
  const parts = dateFormatter(locale, { timeZone, timeZoneName: 'short' }).formatToParts(date)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? null
}

const numberFormatters = new Map<string, Intl.NumberFormat>()

/** A number with the language's separators. */
export function formatNumber(locale: Locale, value: number, options?: Intl.NumberFormatOptions): string {
  const key = locale + (options ? JSON.stringify(options) : '')
  const formatter = numberFormatters.get(key) ?? new Intl.NumberFormat(languages[locale].intlTag, options)
  numberFormatters.set(key, formatter)
  return formatter.format(value)
}

/** Words in one line with the comma of the language, such as the parts of a place, without those that are missing. */
export function formatList(locale: Locale, parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(languages[locale].comma)
}

const KILOBYTE = 1024

/**
 * A file size from bytes, in kB or MB. Limits are powers of two, and so are its units: a file of 20 MB, to the byte, is called that. Rounded up, so that what is
 * beyond a limit does not look as if it were within.
 */
export function formatFileSize(locale: Locale, bytes: number): string {
  const kilobytes = bytes / KILOBYTE
  const large = kilobytes >= 1000
  return formatNumber(locale, large ? kilobytes / KILOBYTE : Math.max(1, kilobytes), {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    // Arabic writes one of the two out and shortens the other.
    unitDisplay: locale === 'ar' ? 'long' : 'short',
    maximumFractionDigits: large ? 1 : 0,
    roundingMode: 'ceil',
  })
}

/** A function that compares texts in the language's alphabetical order. */
export function collator(locale: Locale): (a: string, b: string) => number {
  return new Intl.Collator(languages[locale].intlTag).compare
}

/** Whether a name is a time zone that dates can be formatted in, such as 'Europe/Berlin'. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
