'use client'

import { useEffect } from 'react'
import { watchForms } from '@/components/shared/form/enhance/watch'

/** Leads through the feedback form in steps as soon as it is in sight, and lets it answer at once. Renders nothing. */
export function FeedbackScript() {
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('form[data-form=feedback]:not([data-answered])')
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || !form) return
      seen.disconnect()
      // Without it the form is one page.
      import('./feedback-steps').then(
        ({ stepsOf }) => stepsOf(form),
        () => null,
      )
    })
    if (form) seen.observe(form)
    const end = watchForms('feedback', () => import('./send-feedback'))
    return () => {
      seen.disconnect()
      end()
    }
  }, [])
  return null
}
