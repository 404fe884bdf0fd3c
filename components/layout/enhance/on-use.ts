import { enhanceConsentChoice } from './consent-choice'
import { enhanceDialogs } from './dialogs'
import { enhanceDropdowns } from './dropdowns'
import { enhanceHashLinks } from './hash-links'
import { enhanceKeeping } from './keep'
import { enhancePopovers } from './popovers'
import { enhancePrompt } from './prompt'
import { enhanceScroll } from './scroll'
import { enhanceSharing } from './share'

/** What a page needs only once somebody moves in it. Loaded by `first-use.ts`; `arrived` is when the page began, in milliseconds since 1970. */
export function enhanceOnUse(signal: AbortSignal, arrived: number): void {
  const parts = [
    enhanceDialogs,
    enhancePopovers,
    enhanceDropdowns,
    // Before the banner: Escape answers what lies above first.
    enhancePrompt,
    enhanceConsentChoice,
    enhanceScroll,
    enhanceHashLinks,
    enhanceSharing,
    enhanceKeeping,
  ]
  for (const add of parts) add(signal, arrived)
}
