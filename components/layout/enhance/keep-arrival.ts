import { ARRIVAL_KEY } from './arrival'
import { opensHere, target } from './dom'

/** A link with `data-arrive="150"` leads to its page scrolled to that height in pixels: kept here, done by `arrival.ts`. */
export function enhanceArrivingLinks(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = target<HTMLAnchorElement>(event, 'a[data-arrive]')
      if (!link || !opensHere(event) || link.target === '_blank') return
      try {
        sessionStorage.setItem(ARRIVAL_KEY, JSON.stringify([link.pathname, Number(link.dataset.arrive)]))
      } catch {
        // Storage may be closed: the page then opens at its top.
      }
    },
    { signal },
  )
}
