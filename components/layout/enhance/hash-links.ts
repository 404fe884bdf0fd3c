import { scrollBehaviour, target } from './dom'

/** Specification, sections 2 and 9. Milliseconds. */
const INITIAL_DELAY = 200

function elementOf(hash: string): Element | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)))
}

/** Sets the hash again even if it is the current one, so that whoever listens to it is told. */
function navigateTo(hash: string): void {
  if (location.hash === hash) history.replaceState(null, '', location.pathname + location.search)
  location.hash = hash
}

/**
 * A link of header or footer to a hash of this page scrolls to the top, then goes to the hash. (Specification, section 2)
 * From another page the browser goes to the hash by itself; 200 ms later the place is corrected for what arrived meanwhile,
 * unless the visitor scrolled or touched something before.
 */
export function enhanceHashLinks(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = target<HTMLAnchorElement>(event, '.site-header a[href*="#"], .site-footer a[href*="#"]')
      const isPlain = event instanceof MouseEvent && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      if (!link || !isPlain || link.pathname !== location.pathname || link.hash === '#content') return
      event.preventDefault()
      if (scrollY === 0 || scrollBehaviour() === 'instant') return navigateTo(link.hash)
      const go = () => navigateTo(link.hash)
      if ('onscrollend' in window) addEventListener('scrollend', go, { once: true, signal })
      else setTimeout(go, 500)
      scrollTo({ top: 0, behavior: 'smooth' })
    },
    { signal },
  )

  if (location.hash.length < 2) return
  const gestures = new AbortController()
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => gestures.abort(), { passive: true, once: true, signal })
  }
  setTimeout(() => {
    if (!gestures.signal.aborted && !signal.aborted) elementOf(location.hash)?.scrollIntoView({ behavior: scrollBehaviour() })
  }, INITIAL_DELAY)
}
