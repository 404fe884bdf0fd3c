'use client'

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { THEME_KEY } from '@/lib/theme/themes.mjs'
import { DEFAULT_THEME, isThemeChoice, THEME_CHOICES, type ThemeChoice } from '../theme'
import type { ThemeKeeperProps } from './ThemeKeeper'

type Props = { label: string; names: Record<ThemeChoice, string> }

/** What was chosen before; anything may stand in the store, and it may be closed. */
function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_KEY)
    return isThemeChoice(stored) ? stored : DEFAULT_THEME
  } catch {
    return DEFAULT_THEME
  }
}

/** As a native list. The library that keeps the theme comes when it is turned to, or when the device or another tab changes it. */
function ThemeSelect({ label, names }: Props) {
  const [shown, setShown] = useState(storedChoice)
  const [chosen, setChosen] = useState<{ theme: string }>()
  const [Keeper, setKeeper] = useState<ComponentType<ThemeKeeperProps>>()

  const wake = () => {
    // Without a line the next choice tries again.
    import('./ThemeKeeper').then(
      (module) => setKeeper(() => module.ThemeKeeper),
      () => undefined,
    )
  }
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', wake, { signal })
    addEventListener('storage', ({ key }) => key === THEME_KEY && wake(), { signal })
    return () => controller.abort()
  }, [])

  return (
    <>
      <select
        aria-label={label}
        value={shown}
        onPointerDown={wake}
        onFocus={wake}
        onChange={({ target: { value } }) => {
          if (isThemeChoice(value)) setShown(value)
          setChosen({ theme: value })
          wake()
        }}
      >
        {THEME_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {names[choice]}
          </option>
        ))}
      </select>
      {Keeper && <Keeper chosen={chosen} onTheme={(theme) => isThemeChoice(theme) && setShown(theme)} />}
    </>
  )
}

const never = () => () => undefined

/** The theme control: in the browser alone, where the library's script in the head has set the theme before. */
export function ThemeControl(props: Props) {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isAwake && <ThemeSelect {...props} />
}
