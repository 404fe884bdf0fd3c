'use client'

import { useEffect } from 'react'
import type { FormName } from '@/lib/forms/form'

/** What was sent without script may have been typed with it: its draft goes. */
export function ForgetDraft({ form }: { form: FormName }) {
  useEffect(() => {
    void import('./forget').then(({ forgetKind }) => forgetKind(form))
  }, [form])
  return null
}
