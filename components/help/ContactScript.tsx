'use client'

import { useEffect } from 'react'
import { watchForms } from '@/components/shared/form/enhance/watch'

/** Lets the contact form answer at once. Renders nothing. */
export function ContactScript() {
  useEffect(() => watchForms('contact', () => import('./send-contact')), [])
  return null
}
