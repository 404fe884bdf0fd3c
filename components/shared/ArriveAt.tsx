'use client'

import { useEffect } from 'react'
import { keepArrival, scrollOnArrival } from './arrival'

/** Links with `data-arrive="150"` lead to their page scrolled to that height in pixels. Once on a page, in the layout. */
export function ArriveAt() {
  useEffect(() => {
    scrollOnArrival()
    document.addEventListener('click', keepArrival)
    return () => document.removeEventListener('click', keepArrival)
  }, [])
  return null
}
