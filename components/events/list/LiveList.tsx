'use client'

import { useEffect } from 'react'
import { wakeList } from './wake-list'

/** Lets the events list follow its filters without loading the page. Renders nothing. */
export function LiveList() {
  useEffect(wakeList, [])
  return null
}
