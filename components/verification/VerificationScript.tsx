'use client'

import { useEffect } from 'react'

/** Lets the forms of these pages answer without a new page, and sends a link at once. Renders nothing. */
export function VerificationScript() {
  useEffect(() => {
    const controller = new AbortController()
    // Without it the browser sends them.
    import('./enhance/enhance').then(({ enhance }) => enhance(controller.signal)).catch(() => undefined)
    return () => controller.abort()
  }, [])
  return null
}
