import { enhanceArrival } from './arrival'
import { enhanceOnFirstUse } from './first-use'
import { enhanceFooter } from './footer'
import { enhanceLanguageLinks } from './language'
import { enhanceTheme } from './theme'

/** Adds to the server's markup by delegated listeners; returns what takes everything back. */
export function enhance(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  for (const add of [enhanceTheme, enhanceLanguageLinks, enhanceArrival, enhanceFooter, enhanceOnFirstUse]) add(signal)
  document.documentElement.dataset.enhanced = ''
  return () => controller.abort()
}
