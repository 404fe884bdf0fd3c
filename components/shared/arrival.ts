const KEY = 'arrive-at'

/** On a click on a link with `data-arrive`, keeps the height for the page that it leads to. */
export function keepArrival(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-arrive]')
  const opensHere = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey
  if (!link || !opensHere || link.target === '_blank') return
  try {
    sessionStorage.setItem(KEY, JSON.stringify([link.pathname, Number(link.dataset.arrive)]))
  } catch {
    // Storage may be closed: the page then opens at its top.
  }
}

/** Scrolls to the height that the link to this page asked for, once. */
export function scrollOnArrival() {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    sessionStorage.removeItem(KEY)
    if (!Array.isArray(kept) || kept[0] !== location.pathname || typeof kept[1] !== 'number') return
    window.scrollTo({ top: kept[1] })
  } catch {
    // Nothing was kept that can be read.
  }
}
