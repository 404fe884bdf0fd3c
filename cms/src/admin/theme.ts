import { darkTheme, lightTheme } from '@strapi/design-system'

/** The theme as Strapi's own pages choose it, for what is laid over them. */
export function theme() {
  const chosen = localStorage.getItem('STRAPI_THEME')
  const isDark = chosen === 'dark' || (chosen !== 'light' && window.matchMedia('(prefers-color-scheme: dark)').matches)
  return isDark ? darkTheme : lightTheme
}
