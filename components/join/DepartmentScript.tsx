'use client'

import { useEffect } from 'react'
import { watchForms } from '@/components/shared/form/enhance/watch'

/** The link of a department's card chooses it in the form that the link leads to. Returns what ends it. */
export function watchCards(): () => void {
  const choose = ({ target }: Event) => {
    const id = target instanceof Element && target.closest('[data-department]')?.dataset.department
    const field = id && document.querySelector<HTMLSelectElement>('#department-department')
    if (!field) return
    field.value = id
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  document.addEventListener('click', choose)
  return () => document.removeEventListener('click', choose)
}

/** Lets the application answer at once, and a department's card choose the department. Renders nothing. */
export function DepartmentScript() {
  useEffect(() => {
    const ends = [watchForms('department', () => import('./send-application')), watchCards()]
    return () => ends.forEach((end) => end())
  }, [])
  return null
}
