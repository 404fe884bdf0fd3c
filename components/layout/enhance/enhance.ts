import { enhanceDropdowns } from './dropdowns'
import { enhanceFooter } from './footer'
import { enhanceHashLinks } from './hash-links'
import { enhanceLanguageLinks } from './language'
import { enhanceScroll } from './scroll'
import { enhanceTheme } from './theme'

/** Adds to the server's markup by delegated listeners; returns what takes everything back. */
export function enhance(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  for (const add of [enhanceTheme, enhanceDropdowns, enhanceLanguageLinks, enhanceHashLinks, enhanceScroll, enhanceFooter]) {
    add(signal)
  }
  document.documentElement.dataset.enhanced = ''
  return () => controller.abort()
}
