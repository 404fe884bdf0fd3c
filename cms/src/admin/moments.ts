import { type Language } from '../labels/language'
import { languages } from '../rules/languages'
import { HOME_ZONE } from '../rules/at-home'

const DAYS = 7

const formatIn = (language: Language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(languages[language].intlTag, options)

/** The zone of whoever looks. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Day, year and time, short, as a table has room for it. */
export const stampIn = (at: Date, language: Language): string => formatIn(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at)

/** Day and time in the zone of whoever looks. */
export const momentIn = (at: Date, language: Language): string =>
  formatIn(language, { weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

export const timeIn = (at: Date, language: Language): string => formatIn(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)

export const dayIn = (day: Date, language: Language): string => formatIn(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(day)

/** Whether the browser knows a time zone by this name. */
export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Day, year and time of a moment in a zone. */
export const momentInZone = (at: Date, language: Language, timeZone: string): string =>
  formatIn(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at)

/** The same moment at home; null where clocks say the same there as in the own zone. */
export function homeTime(at: Date, language: Language, zone = ownZone()): string | null {
  const options = { weekday: 'short', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const [own, there] = [zone, HOME_ZONE].map((timeZone) => formatIn(language, { ...options, timeZone }).format(at))
  return there && own !== there ? there : null
}

/** The moment that a field for date and time holds, in the zone of whoever looks; null where it holds none. */
export function momentOf(value: string): Date | null {
  const at = new Date(value)
  return value && !Number.isNaN(at.getTime()) ? at : null
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** What such a field holds for a moment. */
export const fieldValue = (at: Date): string =>
  `${at.getFullYear()}-${twoDigits(at.getMonth() + 1)}-${twoDigits(at.getDate())}T${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`

/** The next full hour: nobody plans to the minute that is just passing. */
export function nextHour(now: Date): Date {
  const at = new Date(now)
  at.setHours(at.getHours() + 1, 0, 0, 0)
  return at
}

/** The day with which a week begins: Saturday where Arabic is read, Monday elsewhere. */
const FIRST_DAYS: Record<Language, number> = { ar: 6, en: 1, de: 1 }

/** The beginnings of the days of the week in which a moment lies, and of the day after it. */
export function weekOf(moment: Date, language: Language): Date[] {
  const passed = (moment.getDay() - FIRST_DAYS[language] + DAYS) % DAYS
  return Array.from({ length: DAYS + 1 }, (_, day) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - passed + day))
}

/** The same day so many weeks later. */
export const weeksLater = (day: Date, weeks: number): Date => new Date(day.getFullYear(), day.getMonth(), day.getDate() + weeks * DAYS)
