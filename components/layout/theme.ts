import { THEMES } from '@/lib/theme.mjs'

export type Theme = (typeof THEMES)[number]

export const DEFAULT_THEME: Theme = THEMES[0]

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}
