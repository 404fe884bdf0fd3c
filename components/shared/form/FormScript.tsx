'use client'

import { useEffect } from 'react'
import type { PlainName } from '@/lib/forms/plain-forms'
import { watchForms } from './enhance/watch'

/** Lets a plain form answer at once. Renders nothing. */
export function FormScript({ form }: { form: PlainName }) {
  useEffect(() => watchForms(form, () => import('./enhance/send-plain')), [form])
  return null
}
