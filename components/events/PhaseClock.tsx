'use client'

import { useEffect } from 'react'
import { keepPhases } from './keep-phases'

/** A kept page grows old: this puts the event cards of the page into the phase of the visitor's moment. */
export function PhaseClock() {
  useEffect(() => keepPhases(document), [])
  return null
}
