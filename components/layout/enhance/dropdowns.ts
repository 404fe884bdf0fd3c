import { target } from './dom'

/** Requirements, section 9. Milliseconds. */
const CLOSE_DELAY = 200

const DROPDOWN = 'details[data-dropdown]'
const wide = () => matchMedia('(min-width: 1125px)').matches

/**
 * Dropdowns of the header also open under a mouse and close after it left, on Escape, and when the focus or a click goes elsewhere.
 * In the mobile menu the sections stay accordions, which the browser handles alone.
 */
export function enhanceDropdowns(signal: AbortSignal): void {
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()
  const openedByHover = new WeakSet<Element>()
  const closing = () => [...document.querySelectorAll<HTMLDetailsElement>(`${DROPDOWN}[open]`)].filter(floats)
  const floats = (details: HTMLDetailsElement) => wide() || details.dataset.dropdown === ''

  const openUnderMouse = (details: HTMLDetailsElement) => {
    if (details.open || !wide()) return
    details.open = true
    openedByHover.add(details)
  }

  for (const details of document.querySelectorAll<HTMLDetailsElement>(`${DROPDOWN}[data-dropdown='hover']`)) {
    const hover = (open: boolean) => (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !wide()) return
      clearTimeout(timers.get(details))
      if (!open) {
        timers.set(
          details,
          setTimeout(() => (details.open = false), CLOSE_DELAY),
        )
      } else {
        openUnderMouse(details)
      }
    }
    details.addEventListener('pointerenter', hover(true), { signal })
    details.addEventListener('pointerleave', hover(false), { signal })
    // The mouse may have come before this script, which its coming loads.
    if (matchMedia('(hover: hover)').matches && details.matches(':hover')) openUnderMouse(details)
    details.addEventListener('toggle', () => details.open || openedByHover.delete(details), { signal })
  }

  const closeOthers = (event: Event) => {
    const inside = target(event, DROPDOWN)
    for (const details of closing()) if (details !== inside) details.open = false
  }

  document.addEventListener(
    'click',
    (event) => {
      const details = target(event, 'summary')?.parentElement
      // The click that follows a hover means 'open', not 'close again'.
      if (details && openedByHover.delete(details)) event.preventDefault()
      closeOthers(event)
    },
    { signal },
  )
  document.addEventListener('focusin', closeOthers, { signal })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return
      for (const details of closing()) {
        // The key is used up: what else it would hide stays.
        event.preventDefault()
        details.open = false
        if (details.contains(document.activeElement)) details.querySelector('summary')?.focus()
      }
    },
    { signal },
  )
}
