'use client'

import { useEffect } from 'react'
import { watchForms } from '@/components/shared/form/enhance/watch'
import { watchDisclosure } from './watch-disclosure'

/** Opens and closes the registration, and lets it answer at once. Renders nothing. */
export function RegistrationScript() {
  useEffect(() => {
    const ends = [watchForms('registration', () => import('./send-registration')), watchDisclosure()]
    return () => ends.forEach((end) => end())
  }, [])
  return null
}
