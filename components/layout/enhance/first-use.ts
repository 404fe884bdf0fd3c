import { idOfHash } from '@/lib/visit/hash'
import { opensHere, target } from './dom'

/** Signs that somebody is there: the mouse, a finger, a key, the focus, a scroll. */
const SIGNS = ['pointerover', 'keydown', 'focusin', 'scroll']

/** Milliseconds after which the rest is loaded without any sign. (Requirements, section 9: the feedback prompt's delay) */
const LATEST = 5000

/** Those that the rest answers. */
const BUTTONS = 'button:is([data-share], [data-keep])'

/**
 * Loads what a page needs only once it is used; until then its links and native parts work by themselves. What only the rest
 * can answer (buttons, openers of dialogs, Escape) and comes before it, is done again when it is there.
 */
export function enhanceOnFirstUse(signal: AbortSignal): void {
  const waiting = new AbortController()
  let started: Promise<void> | undefined
  const pressed: HTMLElement[] = []
  let escape: KeyboardEvent | null = null

  const start = () => {
    started ??= import('./on-use').then(
      ({ enhanceOnUse }) => {
        waiting.abort()
        if (signal.aborted) return
        enhanceOnUse(signal)
        for (const element of pressed) element.click()
        if (escape && !escape.defaultPrevented) document.dispatchEvent(new KeyboardEvent('keydown', escape))
      },
      () => {
        // Without a network: a dialog is shown by its address, and the next sign tries again.
        for (const element of pressed.splice(0)) if (element instanceof HTMLAnchorElement) location.hash = element.hash
        started = undefined
      },
    )
  }
  const keep = (event: Event, selector: string) => {
    const found = target(event, selector)
    if (!found) return
    event.preventDefault()
    pressed.push(found)
    start()
  }
  const options = { signal: waiting.signal }
  for (const sign of SIGNS) addEventListener(sign, start, { ...options, passive: true })
  addEventListener('click', (event) => opensHere(event) && keep(event, `${BUTTONS}, a[data-dialog]`), options)
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape') escape = event
      if (event.key === ' ') keep(event, 'a[data-dialog]')
    },
    options,
  )
  const timer = setTimeout(start, LATEST)
  signal.addEventListener('abort', () => {
    waiting.abort()
    clearTimeout(timer)
  })
  // A shared link to a dialog.
  if (document.getElementById(idOfHash(location.hash)) instanceof HTMLDialogElement) start()
}
