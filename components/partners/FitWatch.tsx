'use client'

import { useEffect } from 'react'

/** The height of a collapsed description in rem, as in the style. (Requirements, section 9) */
const COLLAPSED = 6.48

/** Marks the descriptions that fit into their collapsed height, now and whenever their width or font changes. Gives a way to stop. */
export function watchFit(root: Document): () => void {
  const observer = new ResizeObserver((entries) => {
    const limit = COLLAPSED * parseFloat(getComputedStyle(root.documentElement).fontSize)
    for (const { target } of entries) {
      // The text itself, which is not cut: its height is that of the whole.
      target.parentElement?.toggleAttribute('data-fits', target.getBoundingClientRect().height < limit + 1)
    }
  })
  for (const text of root.querySelectorAll('[data-description] > *')) observer.observe(text)
  return () => observer.disconnect()
}

/** Takes 'Read more' away where there is no more to read. */
export function FitWatch() {
  useEffect(() => watchFit(document), [])
  return null
}
