'use client'

import { useEffect } from 'react'
import type { FormName } from '@/lib/forms/form'
import { draftNames, forgetDraft } from './enhance/forget-draft'

/** Forgets the drafts of one kind of form: those of a project or event are named `registration:…`. */
export function forgetKind(form: FormName): void {
  for (const name of draftNames((key) => key === form || key.startsWith(`${form}:`))) forgetDraft(name)
}

/** What was sent without script may have been typed with it: its draft goes. */
export function ForgetDraft({ form }: { form: FormName }) {
  useEffect(() => forgetKind(form), [form])
  return null
}
