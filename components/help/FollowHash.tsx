'use client'

import { useEffect } from 'react'
import { followHash } from './follow-hash'

/** What the help center gains by script. */
export function FollowHash() {
  useEffect(followHash, [])
  return null
}
