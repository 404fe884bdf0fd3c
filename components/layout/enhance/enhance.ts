import { enhanceArrival } from './arrival'
import { enhanceConsent } from './consent'
import { enhanceOnFirstUse } from './first-use'
import { enhanceFooter } from './footer'
import { enhanceLanguageLinks } from './language'
import { enhanceTheme } from './theme'

/** Adds to the server's markup by delegated listeners; returns what takes everything back. */
export function enhance(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  for (const add of [enhanceTheme, enhanceConsent, enhanceLanguageLinks, enhanceArrival, enhanceFooter, enhanceOnFirstUse]) add(signal)
  const { dataset } = document.documentElement
  dataset.enhanced = ''
  if ('share' in navigator) dataset.shares = ''
  return () => controller.abort()
}
