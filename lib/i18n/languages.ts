/** The one table of languages. Everything that differs by language starts here. (Requirements, sections 1 and 9) */
export const languages = {
  ar: { name: 'العربية', short: 'AR', dir: 'rtl', intlTag: 'ar-SY-u-nu-latn', hreflang: 'ar', ogLocale: 'ar_SY' },
  en: { name: 'English', short: 'EN', dir: 'ltr', intlTag: 'en-GB', hreflang: 'en', ogLocale: 'en_GB' },
  de: { name: 'Deutsch', short: 'DE', dir: 'ltr', intlTag: 'de-DE', hreflang: 'de', ogLocale: 'de_DE' },
} as const satisfies Record<string, Language>

type Language = {
  name: string
  short: string
  dir: 'rtl' | 'ltr'
  intlTag: string
  hreflang: string
  ogLocale: string
}

export type Locale = keyof typeof languages

export const DEFAULT_LOCALE: Locale = 'ar'

export const LOCALES: readonly Locale[] = ['ar', 'en', 'de']

/** The order of the language selector. (Requirements, section 2, navigation header) */
export const SELECTOR_ORDER: readonly Locale[] = ['en', 'ar', 'de']

/** Whether a value (a path segment, a cookie, a query parameter) names one of the languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

/** The language of a route parameter that the `[lang]` layout has already checked; anything else is the default. */
export function toLocale(value: string): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE
}
