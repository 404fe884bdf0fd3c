import { THEME_KEY } from '@/lib/theme.mjs'
import { DEFAULT_THEME, isTheme } from '../theme'

/** The theme control shows the theme in force, and a choice is stored and applied at once, in every open tab. */
export function enhanceTheme(signal: AbortSignal): void {
  const root = document.documentElement
  const control = document.querySelector<HTMLSelectElement>('[data-theme-control]')

  const apply = (value: unknown) => {
    const theme = isTheme(value) ? value : DEFAULT_THEME
    root.dataset.theme = theme
    if (control) control.value = theme
  }

  apply(root.dataset.theme)
  control?.addEventListener(
    'change',
    () => {
      apply(control.value)
      try {
        localStorage.setItem(THEME_KEY, control.value)
      } catch {
        // Storage may be forbidden: the theme then holds for this page.
      }
    },
    { signal },
  )
  addEventListener('storage', ({ key, newValue }) => key === THEME_KEY && apply(newValue), { signal })
}
