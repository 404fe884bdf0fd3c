'use client'

import { useEffect } from 'react'
import { watchForms } from '@/components/shared/form/enhance/watch'

/** Lets the applications of a page answer at once. Renders nothing. */
export function ApplicationScript() {
  useEffect(() => watchForms('volunteer', () => import('./enhance-application')), [])
  return null
}
