'use client'

import { type ElementType, type HTMLAttributes, useEffect, useRef } from 'react'
import { processState } from '@/lib/framework/process/process-state.mjs'
import type { MarkupStore } from './store'

type Props = HTMLAttributes<HTMLElement> & {
  /** Names the markup in the store; another one for other content. */
  markup: string
  /** The name of the element; a `div` where nothing is said. */
  as?: ElementType
}

/** The server's store. Not imported, as it would then be part of the browser's script. */
function store(): MarkupStore {
  if (!processState.staticMarkup) throw new Error('No static content was rendered.')
  return processState.staticMarkup
}

/** The place of markup that came with the document; the browser leaves it as it is. */
export function StaticMarkup({ as: Place = 'div', markup, ...attributes }: Props) {
  const place = useRef<HTMLElement>(null)
  const shown = useRef(markup)
  useEffect(() => {
    // The markup comes with documents only: after any other way to this page it is asked for as one.
    if (shown.current !== markup || !place.current?.firstChild) location.reload()
  }, [markup])
  const html = typeof window === 'undefined' ? store().kept(markup) : ''
  return <Place ref={place as never} {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
