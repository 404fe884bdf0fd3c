type Commands = {
  next: () => void
  previous: () => void
  /** Whether somebody else answers the keys by now. */
  hasOther: () => boolean
}

/** Where arrow keys move a cursor or a choice. */
const OWN_KEYS = 'input, textarea, select, [contenteditable]'

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** The arrow keys move a carousel in view before its library has come; from then on the library answers them. Gives a way to stop. */
export function answerKeys(root: HTMLElement, { next, previous, hasOther }: Commands): () => void {
  const ended = new AbortController()
  const answer = (event: KeyboardEvent) => {
    if (hasOther()) return ended.abort()
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const isModified = altKey || ctrlKey || metaKey || shiftKey
    if (isModified || event.defaultPrevented || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
    if ((target instanceof Element && target.closest(OWN_KEYS)) || !isInView(root)) return
    event.preventDefault()
    const isForward = (key === 'ArrowRight') === (getComputedStyle(root).direction === 'ltr')
    if (isForward) next()
    else previous()
  }
  addEventListener('keydown', answer, { signal: ended.signal })
  return () => ended.abort()
}
