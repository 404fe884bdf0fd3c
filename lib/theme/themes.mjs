// Plain JavaScript, because the cache handler is loaded by Node as it is.

/** The themes in the order of the control; the first one is the default. (Requirements, section 9) */
export const THEMES = /** @type {const} */ (['oriental', 'light', 'dark'])

/** The choice that follows the device: its light or dark. */
export const SYSTEM = 'system'

export const THEME_KEY = 'theme'

/** What both the library in the browser and its script in the page are told. The colour scheme of a theme is among its tokens. */
export const THEME_OPTIONS = {
  attribute: /** @type {const} */ ('data-theme'),
  storageKey: THEME_KEY,
  themes: [...THEMES],
  defaultTheme: THEMES[0],
  enableSystem: true,
  enableColorScheme: false,
}
