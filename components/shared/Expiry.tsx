'use client'

import { useEffect } from 'react'
import { hideExpired } from './hide-expired'

/** A kept page may be read late: hides what was to be shown until a moment (`data-until`) that has passed. */
export function Expiry() {
  useEffect(() => hideExpired(document), [])
  return null
}
