import { ASKS_FOR_ALL } from '../../depth'
import { PAGE_TYPES, type PageType } from './sample-pages'
import { DESKTOP, LOCALES, PHONE, THEMES, type Locale, type Theme } from './page-tools'

export type Combination = { type: PageType; locale: Locale; theme: Theme; size: typeof PHONE }

const SIZES = [PHONE, DESKTOP]

/** Every page type in every language, theme and width. */
export function allCombinations(): Combination[] {
  return PAGE_TYPES.flatMap((type) => LOCALES.flatMap((locale) => THEMES.flatMap((theme) => SIZES.map((size) => ({ type, locale, theme, size })))))
}

/** Each page type once, in turns by which every pair of language, theme and width is met. */
export function turnedCombinations(): Combination[] {
  return PAGE_TYPES.map((type, turn) => ({
    type,
    locale: LOCALES[turn % LOCALES.length] ?? 'ar',
    theme: THEMES[Math.floor(turn / LOCALES.length) % THEMES.length] ?? 'light',
    size: SIZES[turn % SIZES.length] ?? PHONE,
  }))
}

/** What tests of each page type go through. */
export const combinations = ASKS_FOR_ALL ? allCombinations() : turnedCombinations()
