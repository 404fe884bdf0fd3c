import { languages, type Locale } from '../rules/languages'

const DAY = /^\d{4}-\d{2}-\d{2}$/

const format = (language: Locale) => new Intl.DateTimeFormat(languages[language].intlTag, { dateStyle: 'long', timeZone: 'UTC' })

const dateOf = (stored: string): Date | null => {
  const date = DAY.test(stored) ? new Date(stored) : null
  return date && !Number.isNaN(date.getTime()) ? date : null
}

/** A stored day (`2026-12-01`) in the words of a language; any other text as it is. */
export function dayInWords(stored: string, language: Locale): string {
  const date = dateOf(stored)
  return date ? format(language).format(date) : stored
}

/** A stored period (`2026-12-01 - 2026-12-31`) in the words of a language; empty for any other text. */
export function periodInWords(stored: string, language: Locale): string {
  const [from, to] = stored.split(' - ').map(dateOf)
  return from && to && to >= from ? format(language).formatRange(from, to) : ''
}
