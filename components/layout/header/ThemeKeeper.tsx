import { ThemeProvider, useTheme } from 'next-themes'
import { useEffect, useRef } from 'react'
import { THEME_OPTIONS } from '@/lib/theme/themes.mjs'

export type ThemeKeeperProps = {
  /** What the visitor has chosen in this page, if anything; each choice is another object. */
  chosen: { theme: string } | undefined
  /** Told what is in force, however it came about. */
  onTheme: (theme: string) => void
}

function Follow({ chosen, onTheme }: ThemeKeeperProps) {
  const { theme = '', setTheme } = useTheme()
  const tell = useRef(onTheme)
  const done = useRef<ThemeKeeperProps['chosen']>(undefined)
  useEffect(() => {
    tell.current = onTheme
  })
  useEffect(() => {
    if (chosen) setTheme(chosen.theme)
  }, [chosen, setTheme])
  useEffect(() => {
    // What was chosen before the library came is not in force yet.
    const isUnderWay = chosen !== done.current && chosen?.theme !== theme
    if (!isUnderWay) tell.current(theme)
    done.current = chosen
  }, [chosen, theme])
  return null
}

/** From here on next-themes holds the theme: stores a choice, follows the device and other tabs. */
export function ThemeKeeper(props: ThemeKeeperProps) {
  return (
    <ThemeProvider {...THEME_OPTIONS}>
      <Follow {...props} />
    </ThemeProvider>
  )
}
