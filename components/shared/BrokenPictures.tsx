'use client'

import { useEffect } from 'react'

function replace(picture: HTMLImageElement) {
  picture.closest('[data-hide-broken]')?.setAttribute('hidden', '')
  const text = picture.closest('[data-missing]')?.dataset.missing
  if (text) picture.replaceWith(text)
}

/** Handles pictures that have failed already and those that fail later. Gives a way to stop. */
export function watchPictures(root: Document): () => void {
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLImageElement) replace(target)
  }
  for (const picture of root.querySelectorAll<HTMLImageElement>('[data-missing] img, [data-hide-broken] img')) {
    if (picture.complete && picture.naturalWidth === 0) replace(picture)
  }
  // Errors of pictures do not bubble.
  root.addEventListener('error', onError, true)
  return () => root.removeEventListener('error', onError, true)
}

/**
 * What becomes of pictures that do not load: inside `data-missing="text"` the text takes their place,
 * an element with `data-hide-broken` hides with its picture.
 */
export function BrokenPictures() {
  useEffect(() => watchPictures(document), [])
  return null
}
