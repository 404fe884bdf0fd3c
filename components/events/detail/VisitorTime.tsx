'use client'

import { useEffect } from 'react'
import { visitorTimeZone } from '@/lib/i18n/visitor-time-zone'

/** Says when the event is by the visitor's clock (`data-visitor-time`), where that differs from the clock of its place. */
export function VisitorTime() {
  useEffect(() => {
    const place = document.querySelector('[data-visitor-time]')
    const zone = visitorTimeZone()
    if (place && place.dataset.zone !== zone) void import('./show-visitor-time').then((script) => script.showVisitorTime(place, zone))
  }, [])
  return null
}
