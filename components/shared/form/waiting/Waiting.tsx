'use client'

import { useEffect } from 'react'
import { hasWaiting } from './mark'

/** Sends what waits on this device, and says so in the page; loads nothing where nothing waits. */
export function Waiting() {
  useEffect(() => {
    const controller = new AbortController()
    const begin = () => {
      if (hasWaiting()) void import('./return').then(({ beginReturn }) => beginReturn()).catch(() => undefined)
    }
    begin()
    // A line that has lost the script, or another tab that keeps something.
    for (const type of ['online', 'storage']) addEventListener(type, begin, { signal: controller.signal })
    return () => controller.abort()
  }, [])
  return null
}
