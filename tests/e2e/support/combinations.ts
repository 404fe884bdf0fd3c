import { PAGE_TYPES, type PageType } from './sample-pages'
import { DESKTOP, LOCALES, PHONE, THEMES, type Locale, type Theme } from './page-tools'

export type Combination = { type: PageType; locale: Locale; theme: Theme; size: typeof PHONE }

const SIZES = [PHONE, DESKTOP]

/** Every page type in every language, theme and width. */
export function allCombinations(): Combination[] {
  return PAGE_TYPES.flatMap((type) => LOCALES.flatMap((locale) => THEMES.flatMap((theme) => SIZES.map((size) => ({ type, locale, theme, size })))))
}

/**
 * As few combinations as meet every pair of page type, language, theme and width once: each type in each language, with
 * the themes turned by one from type to type (a Latin square), and both widths in turn.
 */
export function pairwiseCombinations(): Combination[] {
  return PAGE_TYPES.flatMap((type, turn) =>
    LOCALES.map((locale, index) => ({
      type,
      locale,
      theme: THEMES[(index + turn) % THEMES.length] ?? 'light',
      size: SIZES[(index + Math.floor(turn / THEMES.length)) % SIZES.length] ?? PHONE,
    })),
  )
}
