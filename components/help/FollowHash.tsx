'use client'

import { useEffect } from 'react'
import { followHash } from './show-section'

/** What the help center gains by script. */
export function FollowHash() {
  useEffect(followHash, [])
  return null
}
