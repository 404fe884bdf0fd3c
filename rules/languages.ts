import { REGIONS } from './at-home'

/**
 * The one table of languages. Everything that differs by language starts here or in `messages/<language>.json`.
 * `selector` is the place in the language selector, `dateSeparator` what stands between day, month and year as they are typed,
 * `comma` what stands between the parts of a line, such as of an address.
 * (Requirements, sections 1, 2 and 9)
 */
export const languages = {
  ar: {
    name: 'العربية',
    short: 'AR',
    dir: 'rtl',
    intlTag: `ar-${REGIONS.ar}-u-nu-latn`,
    dateSeparator: '/',
    comma: '، ',
    hreflang: 'ar',
    ogLocale: `ar_${REGIONS.ar}`,
    selector: 2,
  },
  en: {
    name: 'English',
    short: 'EN',
    dir: 'ltr',
    intlTag: `en-${REGIONS.en}`,
    dateSeparator: '/',
    comma: ', ',
    hreflang: 'en',
    ogLocale: `en_${REGIONS.en}`,
    selector: 1,
  },
  de: {
    name: 'Deutsch',
    short: 'DE',
    dir: 'ltr',
    intlTag: `de-${REGIONS.de}`,
    dateSeparator: '.',
    comma: ', ',
    hreflang: 'de',
    ogLocale: `de_${REGIONS.de}`,
    selector: 3,
  },
} as const satisfies Record<string, Language>

type Language = {
  name: string
  short: string
  dir: 'rtl' | 'ltr'
  intlTag: string
  dateSeparator: string
  comma: string
  hreflang: string
  ogLocale: string
  selector: number
}

export type Locale = keyof typeof languages

export const DEFAULT_LOCALE: Locale = 'ar'

/** Whether a value (a path segment, a cookie, a query parameter) names one of the languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

export const LOCALES: readonly Locale[] = Object.keys(languages).filter(isLocale)

/** The order of the language selector. (Requirements, section 2, navigation header) */
export const SELECTOR_ORDER: readonly Locale[] = [...LOCALES].sort((one, other) => languages[one].selector - languages[other].selector)

/** The value when it names a language, else the default one. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : DEFAULT_LOCALE
}

/** For patterns of addresses: `ar|en|de`. */
export const LOCALE_PATTERN = LOCALES.join('|')

/** Words that a language may still lack. */
export type InLanguages<Word> = Partial<Record<Locale, Word>> & { en: Word }

/** The word in a language, in English where it has none yet. */
export const inLanguage = <Word>(words: InLanguages<Word>, locale: Locale): Word => words[locale] ?? words.en
