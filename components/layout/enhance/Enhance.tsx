'use client'

import { useEffect } from 'react'
import { enhanceArrival } from './arrival'
import { enhanceConsent } from './consent'
import { enhanceOnFirstUse } from './first-use'
import { enhanceArrivingLinks } from './keep-arrival'
import { enhanceLanguageLinks } from './language'
import { enhancePrint } from './print'
import { restorePressedHash } from './pressed-hash'

/** The bars of the browser have the colour of the header in the theme that is in force. */
function enhanceThemeColour(signal: AbortSignal): void {
  const root = document.documentElement
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  if (!meta) return
  const follow = () => (meta.content = getComputedStyle(root).getPropertyValue('--surface').trim())
  const observer = new MutationObserver(follow)
  observer.observe(root, { attributeFilter: ['data-theme'] })
  signal.addEventListener('abort', () => observer.disconnect())
  follow()
}

/** What folds on some screens follows the screen; at first the script in the page does that, before it is painted (lib/framework/page/boot.mjs). */
function enhanceFolds(signal: AbortSignal): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('details[data-fold]')) {
    const query = matchMedia(details.dataset.fold ?? '')
    query.addEventListener('change', () => (details.open = !query.matches), { signal })
  }
}

declare global {
  /** Buttons that were pressed before anything could answer them, one after the other: kept by the script in the page (lib/framework/page/early.mjs). */
  var imarEarly: HTMLElement[] | undefined
  /** The button that answered about cookies before. */
  var imarConsent: HTMLElement | undefined
  /** An Escape of before. */
  var imarEscape: KeyboardEvent | undefined
  /** The last of these events. */
  var imarPress: Event | undefined
  /** Lets the framework come (lib/framework/page/boot.mjs). */
  var imarStart: (() => void) | undefined
}

/** A press that lets the framework come at once is on its way to what was just added, and is not done a second time. */
function dropUnderWay(): void {
  const { imarPress, imarConsent, imarEarly } = globalThis
  if (!imarPress?.eventPhase) return
  const button = imarPress.target instanceof Element ? imarPress.target.closest('button') : null
  if (imarConsent === button) globalThis.imarConsent = undefined
  if (imarEarly?.at(-1) === button) imarEarly?.pop()
  if (globalThis.imarEscape === imarPress) globalThis.imarEscape = undefined
}

/** A component of its own answers by itself, also when it comes later. */
const answersItself = ({ dataset }: HTMLElement) => dataset.early === 'self'

/** After what is added to the server's markup, which answers it. */
function pressAgain(signal: AbortSignal): void {
  setTimeout(() => {
    const { imarConsent, imarEscape, imarEarly = [] } = globalThis
    globalThis.imarConsent = globalThis.imarEscape = undefined
    globalThis.imarEarly = imarEarly.filter(answersItself)
    if (signal.aborted) return
    imarConsent?.click()
    if (imarEscape) document.dispatchEvent(new KeyboardEvent('keydown', imarEscape))
    for (const button of imarEarly) if (!answersItself(button)) button.click()
  })
}

/** Adds to the server's markup by delegated listeners; returns what takes everything back. */
export function enhance(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  restorePressedHash()
  const parts = [enhanceThemeColour, enhanceConsent, enhanceLanguageLinks, enhanceArrival, enhanceArrivingLinks, enhanceFolds, enhancePrint, enhanceOnFirstUse]
  for (const add of parts) add(signal)
  const { dataset } = document.documentElement
  dataset.enhanced = ''
  if ('share' in navigator) dataset.shares = ''
  dropUnderWay()
  pressAgain(signal)
  return () => controller.abort()
}

/** Starts what makes the layout's native parts more comfortable. Renders nothing, owns nothing. */
export function Enhance() {
  useEffect(enhance, [])
  return null
}
