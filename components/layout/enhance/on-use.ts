import { enhanceDialogs } from './dialogs'
import { enhanceDropdowns } from './dropdowns'
import { enhanceHashLinks } from './hash-links'
import { enhanceKeeping } from './keep'
import { enhancePopovers } from './popovers'
import { enhanceScroll } from './scroll'
import { enhanceSharing } from './share'

/** What a page needs only once somebody moves in it. Loaded by `first-use.ts`. */
export function enhanceOnUse(signal: AbortSignal): void {
  const parts = [enhanceDialogs, enhancePopovers, enhanceDropdowns, enhanceScroll, enhanceHashLinks, enhanceSharing, enhanceKeeping]
  for (const add of parts) add(signal)
}
