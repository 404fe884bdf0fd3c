/** The themes in the order of the control. (Specification, section 9) */
export const THEMES = ['oriental', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

export const DEFAULT_THEME: Theme = 'oriental'

export const THEME_KEY = 'theme'

export function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value)
}

/**
 * Runs before the page is painted, so that no other theme flashes up. The policy allows exactly this text
 * (`lib/cache/policy`), and storage may be forbidden.
 */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');/^(${THEMES.join('|')})$/.test(t)&&(document.documentElement.dataset.theme=t)}catch(e){}`
