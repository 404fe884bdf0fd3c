import { idOfHash } from '@/lib/visit/hash'
import { opensHere, scrollBehaviour, target } from './dom'

/** Goes to the hash even if it is the current one: then the address stays, and whoever listens to it is told. */
function navigateTo(hash: string): void {
  if (location.hash !== hash) {
    location.hash = hash
    return
  }
  document.getElementById(idOfHash(hash))?.scrollIntoView()
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL: location.href, newURL: location.href }))
}

/** A link of header or footer to a hash of this page scrolls to the top, then goes to the hash. (Requirements, section 2) */
export function enhanceHashLinks(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = target<HTMLAnchorElement>(event, '.site-header a[href*="#"], .site-footer a[href*="#"]')
      if (!link || !opensHere(event) || event.defaultPrevented || link.pathname !== location.pathname || link.hash === '#content') return
      event.preventDefault()
      if (scrollY === 0 || scrollBehaviour() === 'instant') return navigateTo(link.hash)
      const go = () => navigateTo(link.hash)
      if ('onscrollend' in window) addEventListener('scrollend', go, { once: true, signal })
      else setTimeout(go, 500)
      scrollTo({ top: 0, behavior: 'smooth' })
    },
    { signal },
  )
}
