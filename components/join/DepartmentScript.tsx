'use client'

import { useEffect } from 'react'
import { watchForms } from '@/components/shared/form/enhance/watch'
import { watchCards } from './watch-cards'

/** Lets the application answer at once, and a department's card choose the department. Renders nothing. */
export function DepartmentScript() {
  useEffect(() => {
    const ends = [watchForms('department', () => import('./send-application')), watchCards()]
    return () => ends.forEach((end) => end())
  }, [])
  return null
}
