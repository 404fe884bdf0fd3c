'use client'

import { useEffect } from 'react'
import { enhanceCarousels } from './enhance'

/** Brings the carousels of the page to life. Renders nothing. */
export function Carousels() {
  useEffect(() => enhanceCarousels(document), [])
  return null
}
