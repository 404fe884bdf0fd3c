'use client'

import { useTheme } from 'next-themes'
import { DEFAULT_THEME, isThemeChoice, THEME_CHOICES, type ThemeChoice } from '../theme'

export type ThemeSelectProps = { label: string; names: Record<ThemeChoice, string> }

/** The themes as a native list, and the choice to follow the device. */
export function ThemeSelect({ label, names }: ThemeSelectProps) {
  const { theme, setTheme } = useTheme()
  return (
    <select
      aria-label={label}
      // Anything may stand in the store.
      value={isThemeChoice(theme) ? theme : DEFAULT_THEME}
      onChange={({ target }) => setTheme(target.value)}
    >
      {THEME_CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </select>
  )
}
