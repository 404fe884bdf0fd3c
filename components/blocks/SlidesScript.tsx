'use client'

import { useEffect } from 'react'

/** Loads what turns galleries; what is pressed until it has come is pressed again then. */
function start(): () => void {
  const waiting = new AbortController()
  const pressed: HTMLElement[] = []
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('[data-turn]') : null
    if (!button) return
    event.preventDefault()
    pressed.push(button)
  }
  document.addEventListener('click', keep, { signal: waiting.signal })
  void import('./slides').then(({ turnSlides }) => {
    waiting.abort()
    turnSlides()
    for (const button of pressed) button.click()
  })
  return () => waiting.abort()
}

/** Brings the buttons of galleries to life. Renders nothing. */
export function SlidesScript() {
  useEffect(start, [])
  return null
}
