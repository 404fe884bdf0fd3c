'use client'

import { useEffect } from 'react'
import { enhance } from './enhance-layout'

/** Starts what makes the layout's native parts more comfortable. Renders nothing, owns nothing. */
export function Enhance() {
  useEffect(enhance, [])
  return null
}
