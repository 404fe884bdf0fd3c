'use client'

import { ThemeProvider } from 'next-themes'
import { useSyncExternalStore } from 'react'
import { Icon } from '@/components/ui/Icon'
import { THEME_OPTIONS } from '@/lib/theme/themes.mjs'
import styles from './Header.module.css'
import { ThemeSelect, type ThemeSelectProps } from './ThemeSelect'

const never = () => () => undefined

/**
 * The theme control. The library's script in the head has set the theme before; from here on the library holds it: stores a choice,
 * follows the device and other tabs. In the browser alone, as its script stands in the page already.
 */
export function ThemeControl(props: ThemeSelectProps) {
  const isAwake = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div className={styles.theme}>
      <Icon name="theme" />
      {isAwake && (
        <ThemeProvider {...THEME_OPTIONS}>
          <ThemeSelect {...props} />
        </ThemeProvider>
      )}
    </div>
  )
}
