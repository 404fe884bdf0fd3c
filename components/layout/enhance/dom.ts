/** The element a listener on the document was meant for, or null. */
export function target<E extends Element = HTMLElement>(event: Event, selector: string): E | null {
  return event.target instanceof Element ? event.target.closest<E>(selector) : null
}

/** Whether a click on a link opens it here, and not in another tab or window. */
export function opensHere(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** How far a scroll may glide: not at all for people who asked for less motion. */
export function scrollBehaviour(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}

/** Whether a key is Escape, and nothing that lies over the page (a dialog, an open panel) takes it first. */
export function isFreeEscape(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return false
  return !('popover' in HTMLElement.prototype && document.querySelector(':popover-open'))
}
