/** Where arrow keys move a cursor or a choice. */
const OWN_KEYS = 'input, textarea, select, [contenteditable]'

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** The arrow keys move a carousel in view, on or back. Gives a way to stop. */
export function answerKeys(root: HTMLElement, move: (isForward: boolean) => void): () => void {
  const ended = new AbortController()
  const answer = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    const isModified = altKey || ctrlKey || metaKey || shiftKey
    if (isModified || event.defaultPrevented || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
    if ((target instanceof Element && target.closest(OWN_KEYS)) || !isInView(root)) return
    event.preventDefault()
    move((key === 'ArrowRight') === (getComputedStyle(root).direction === 'ltr'))
  }
  addEventListener('keydown', answer, { signal: ended.signal })
  return () => ended.abort()
}
