import Negotiator from 'negotiator'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/rules/languages'
import { aliases } from './aliases'
import { path, splitPath, withPlainLanguage } from './paths'

export type Hints = {
  /** The query parameter `lng`. */
  lng: string | null | undefined
  /** The cookie. */
  stored: string | null | undefined
  /** The header `accept-language`. */
  browser: string | null | undefined
}

/** The first of the languages a browser accepts, by weight and then by order, or null. `de-AT` counts as `de`. */
export function browserLanguage(header: string | null | undefined): Locale | null {
  const accepted = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages()
  return accepted.map((tag) => tag.toLowerCase().split('-')[0]).find(isLocale) ?? null
}

/** The language for a path without one. `/` ignores the browser's. (Requirements, section 2; section 10: addresses and languages) */
export function preferredLanguage(pathname: string, { lng, stored, browser }: Hints): Locale {
  if (isLocale(lng)) return lng
  if (isLocale(stored)) return stored
  return (pathname === '/' ? null : browserLanguage(browser)) ?? DEFAULT_LOCALE
}

/**
 * Where a path leads by the language rule, as a path with a language and perhaps a hash; null when it is right as it is.
 * One step, never a chain: aliases, trailing slashes and a language in upper case are settled with it. `/` ignores the browser's
 * language.
 * (Requirements, section 2, language rule)
 */
export function redirectFor(pathname: string, hints: Hints): string | null {
  const trimmed = withPlainLanguage(pathname.replace(/\/+$/, '') || '/')
  const [language, rest] = splitPath(trimmed)
  if (language === null) return path(preferredLanguage(trimmed, hints), aliases[trimmed] ?? trimmed)
  if (splitPath(withPlainLanguage(rest))[0] !== null) return path(preferredLanguage('/', hints), '/')
  const target = path(language, aliases[rest] ?? rest)
  return target === pathname ? null : target
}
