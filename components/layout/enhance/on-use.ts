import { enhanceDialogs } from './dialogs'
import { enhanceDropdowns } from './dropdowns'
import { enhanceHashLinks } from './hash-links'
import { enhanceArrivingLinks } from './keep-arrival'
import { enhanceScroll } from './scroll'

/** What a page needs only once somebody moves in it. Loaded by `first-use.ts`. */
export function enhanceOnUse(signal: AbortSignal): void {
  for (const add of [enhanceDialogs, enhanceDropdowns, enhanceScroll, enhanceHashLinks, enhanceArrivingLinks]) add(signal)
}
