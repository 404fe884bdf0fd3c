'use client'

import { useEffect, useRef, useState } from 'react'
import { type Failure, fillError } from './fill-error'

/** Shown where a part of a page failed in the browser. */
export function ErrorScreen({ error }: { error: Failure }) {
  const place = useRef<HTMLDivElement>(null)
  // While rendering, because a failed layout takes the page's markup with it.
  const [screen] = useState(() => (typeof document === 'undefined' ? null : fillError(error)))
  useEffect(() => {
    if (screen) place.current?.append(screen)
  }, [screen])
  return <div ref={place} />
}
