'use client'

import { useEffect } from 'react'

/** Brings the buttons of galleries to life. Renders nothing. */
export function SlidesScript() {
  useEffect(() => void import('./slides').then(({ turnSlides }) => turnSlides()), [])
  return null
}
