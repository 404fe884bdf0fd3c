import { idOfHash } from '@/lib/visit/hash'
import { scrollBehaviour } from './dom'

/** Names what a link kept for the page that it leads to: see `keep-arrival.ts`. */
export const ARRIVAL_KEY = 'arrive-at'

/** Requirements, section 2. Milliseconds. */
const INITIAL_DELAY = 200

function scrollToHash(): void {
  document.getElementById(idOfHash(location.hash))?.scrollIntoView({ behavior: scrollBehaviour() })
}

/** Whether a link has asked for a height. */
function scrollToHeight(): boolean {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(ARRIVAL_KEY) ?? 'null')
    sessionStorage.removeItem(ARRIVAL_KEY)
    if (!Array.isArray(kept) || kept[0] !== location.pathname || typeof kept[1] !== 'number') return false
    scrollTo({ top: kept[1] })
    return true
  } catch {
    // Nothing was kept that can be read.
    return false
  }
}

/**
 * Where a page stands when it arrives: at the height that the link to it asked for, once, or at its hash. The browser goes to a
 * hash by itself; 200 ms later the place is corrected for what arrived meanwhile, unless the visitor has touched something.
 */
export function enhanceArrival(signal: AbortSignal): void {
  if (scrollToHeight() || location.hash.length < 2) return
  // Who is in a field has begun before this script: the button under their finger must not move away.
  if (document.activeElement?.matches('input, select, textarea')) return
  const timer = setTimeout(scrollToHash, INITIAL_DELAY)
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'input']) {
    addEventListener(type, () => clearTimeout(timer), { passive: true, once: true, signal })
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
}
