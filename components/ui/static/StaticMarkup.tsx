'use client'

import { useEffect, useRef } from 'react'
import { kept } from './store'

type Props = {
  /** Names the markup in the store; another one for other content. */
  markup: string
  id?: string
  className?: string
}

/** The place of markup that came with the document; the browser leaves it as it is. */
export function StaticMarkup({ markup, ...attributes }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const shown = useRef(markup)
  useEffect(() => {
    // The markup comes with documents only: after any other way to this page it is asked for as one.
    if (shown.current !== markup || !place.current?.firstChild) location.reload()
  }, [markup])
  const html = typeof window === 'undefined' ? (kept(markup) ?? '') : ''
  return <div ref={place} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
