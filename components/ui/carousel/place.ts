/** How far an element begins behind the beginning of the list that it is scrolled in, in the direction of reading. */
function distance(list: Element, item: Element): number {
  const [frame, own] = [list.getBoundingClientRect(), item.getBoundingClientRect()]
  return getComputedStyle(list).direction === 'rtl' ? frame.right - own.right : own.left - frame.left
}

/** The number of the item that stands nearest to the beginning of its list. */
export function inFront(list: Element): number {
  const distances = [...list.children].map((item) => Math.abs(distance(list, item)))
  return distances.indexOf(Math.min(...distances))
}

/** Whether a list cannot be scrolled on. */
export function isAtEnd(list: Element): boolean {
  return list.scrollWidth - list.clientWidth - Math.abs(list.scrollLeft) < 1
}

/** Scrolls a list until an item stands at its beginning, if it is there. */
export function scrollToItem(list: Element, item: Element | undefined): void {
  if (!item) return
  const way = distance(list, item) * (getComputedStyle(list).direction === 'rtl' ? -1 : 1)
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  list.scrollBy({ left: way, behavior: isStill ? 'instant' : 'smooth' })
}
