import { env } from '@/lib/env'
import { path } from '@/lib/i18n/paths'
import { DEFAULT_LOCALE, LOCALES, languages, type Locale } from '@/rules/languages'

/** The full address of a path of this site. */
export function absoluteUrl(pathname: string): string {
  return new URL(pathname, env().SITE_URL).href
}

/**
 * The addresses of a page by hreflang, in the languages in which it exists; x-default is the default language where the
 * page exists in it, else the first one. (Requirements, section 2, SEO)
 */
export function hreflangUrls(route: string, available: readonly string[] = LOCALES): Record<string, string> {
  const locales = LOCALES.filter((locale) => available.includes(locale))
  const fallback = locales.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : locales[0]
  const entries: [string, Locale][] = locales.map((locale) => [languages[locale].hreflang, locale])
  if (fallback) entries.push(['x-default', fallback])
  return Object.fromEntries(entries.map(([hreflang, locale]) => [hreflang, absoluteUrl(path(locale, route))]))
}
