'use client'

import { useEffect } from 'react'
import { watchFit } from './fit'

/** Takes 'Read more' away where there is no more to read. */
export function FitWatch() {
  useEffect(() => watchFit(document), [])
  return null
}
