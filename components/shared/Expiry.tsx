'use client'

import { useEffect } from 'react'

/** Hides every element whose `data-until` (milliseconds since 1970) has passed. */
export function hideExpired(root: ParentNode, now = Date.now()) {
  for (const element of root.querySelectorAll('[data-until]')) {
    if (Number(element.dataset.until) <= now) element.hidden = true
  }
}

/** A kept page may be read late: hides what was to be shown until a moment (`data-until`) that has passed. */
export function Expiry() {
  useEffect(() => hideExpired(document), [])
  return null
}
