import { target } from './dom'

/** Signs that somebody is there: the mouse, a finger, a key, the focus, a scroll. */
const SIGNS = ['pointerover', 'keydown', 'focusin', 'scroll']

/** Milliseconds after which the rest is loaded without any sign. (Specification, section 9: the feedback prompt's delay) */
const LATEST = 5000

/** What only script answers, and would be lost if it comes too early: Escape, and a press of a button with `data-late`. */
function repeatable(event: Event): (() => void) | undefined {
  if (event instanceof KeyboardEvent && event.key === 'Escape') {
    return () => void document.dispatchEvent(new KeyboardEvent(event.type, event))
  }
  const button = event.type === 'click' && target(event, 'button[data-late]')
  return button ? () => button.click() : undefined
}

/** Loads what a page needs only once it is used; until then its links and native parts work by themselves. */
export function enhanceOnFirstUse(signal: AbortSignal): void {
  const waiting = new AbortController()
  let started: Promise<void> | undefined
  let repeat: (() => void) | undefined
  const start = () => {
    started ??= import('./on-use').then(
      ({ enhanceOnUse }) => {
        waiting.abort()
        if (signal.aborted) return
        enhanceOnUse(signal)
        repeat?.()
      },
      // Without a network: the next sign tries again.
      () => (started = undefined),
    )
  }
  const options = { passive: true, signal: waiting.signal }
  for (const sign of SIGNS) addEventListener(sign, start, options)
  for (const type of ['keydown', 'click']) addEventListener(type, (event) => (repeat = repeatable(event) ?? repeat), options)
  const timer = setTimeout(start, LATEST)
  signal.addEventListener('abort', () => {
    waiting.abort()
    clearTimeout(timer)
  })
  if (location.hash) start()
}
