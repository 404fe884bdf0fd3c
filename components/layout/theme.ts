import { SYSTEM, THEMES } from '@/lib/theme/themes.mjs'

export type Theme = (typeof THEMES)[number]

/** A theme, or the wish to follow the device. */
export type ThemeChoice = Theme | typeof SYSTEM

export const DEFAULT_THEME: Theme = THEMES[0]

export const THEME_CHOICES: readonly ThemeChoice[] = [...THEMES, SYSTEM]

export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEME_CHOICES.some((choice) => choice === value)
}
