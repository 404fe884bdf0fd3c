'use client'

import { useEffect } from 'react'
import type { FormName } from '@/lib/forms/form'
import { forgetKind } from './forget'

/** What was sent without script may have been typed with it: its draft goes. */
export function ForgetDraft({ form }: { form: FormName }) {
  useEffect(() => forgetKind(form), [form])
  return null
}
