'use client'

import { useEffect } from 'react'
import { watchPictures } from './watch-pictures'

/**
 * What becomes of pictures that do not load: inside `data-missing="text"` the text takes their place,
 * an element with `data-hide-broken` hides with its picture.
 */
export function BrokenPictures() {
  useEffect(() => watchPictures(document), [])
  return null
}
