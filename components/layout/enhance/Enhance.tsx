'use client'

import { useEffect } from 'react'
import { enhanceArrival } from './arrival'
import { enhanceOnFirstUse } from './first-use'
import { enhanceArrivingLinks } from './keep-arrival'
import { enhanceLanguageLinks } from './language'
import { enhancePrint } from './print'
import { dropUnderWay, pressAgain } from './press-again'
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

/** Adds to the server's markup by delegated listeners; returns what takes everything back. */
export function enhance(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  restorePressedHash()
  const parts = [enhanceThemeColour, enhanceLanguageLinks, enhanceArrival, enhanceArrivingLinks, enhanceFolds, enhancePrint, enhanceOnFirstUse]
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
