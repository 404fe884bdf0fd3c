'use client'

import { useEffect, useRef } from 'react'
import { kept } from './store'
import styles from './static.module.css'

/** The place of markup that the server has put into the page and the browser takes as it is. */
export function StaticMarkup({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Only a page that was not loaded as a document has nothing here.
    if (!place.current?.firstChild) location.reload()
  }, [])
  const html = typeof window === 'undefined' ? (kept(id) ?? '') : ''
  return <div ref={place} className={styles.place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
