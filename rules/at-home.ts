import home from './home.json'

/** The time zone in which times are shown when nothing names another one, and in which days begin. */
export const HOME_ZONE = home.timeZone

/** Where the initiative works: `code` and `numericId` as in ISO 3166-1. A number without a calling code that somebody there has typed is one of there. */
export const HOME_COUNTRY = home.country

/** The country that stands at first in telephone inputs, and the others of which a number may be that is typed without a calling code. */
export const PHONE_COUNTRIES = home.phone

/** The country whose dates and month names a language takes. */
export const REGIONS = home.regions

/** 'in Syria': where the initiative works, with the preposition; in English where the language has no words for it. */
export const inCountry = (language: string): string => new Map(Object.entries(home.inCountry)).get(language) ?? home.inCountry.en

const HOUR = 60 * 60 * 1000

/** Made when it is needed: browsers load this file for the regions of languages alone. */
let dayFormat: Intl.DateTimeFormat | undefined

/** The day at home at a moment (milliseconds), as an ISO date. */
export function dayAtHome(now: number): string {
  dayFormat ??= new Intl.DateTimeFormat('sv-SE', { timeZone: HOME_ZONE, dateStyle: 'short' })
  return dayFormat.format(now)
}

/** The moment (milliseconds) at which a day begins at home. Where clocks are put forward at midnight it begins at one. */
export function beginningAtHome(day: string): number {
  // The zones that are farthest ahead are so by 14 hours, and each differs from UTC by quarters of an hour.
  let at = Date.parse(day) - 14 * HOUR
  while (dayAtHome(at) < day) at += HOUR / 4
  return at
}
