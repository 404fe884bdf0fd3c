'use client'

import { useEffect } from 'react'

/**
 * Gives the document the title of what was found again, whenever the framework has given it that of the kept page: it does so after
 * its components have come. Renders nothing.
 */
function keepTitle(): () => void {
  const title = document.querySelector<HTMLElement>('[data-document-title]')?.dataset.documentTitle
  const keep = () => {
    if (title && document.title !== title) document.title = title
  }
  const observer = new MutationObserver(keep)
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  keep()
  return () => observer.disconnect()
}

export function FoundTitle() {
  useEffect(keepTitle, [])
  return null
}
