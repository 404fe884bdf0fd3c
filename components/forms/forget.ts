import type { FormName } from '@/lib/forms/form'
import { draftNames, forgetDraft } from '@/components/shared/form/enhance/forget-draft'

/** Forgets the drafts of one kind of form: those of a project or event are named `registration:…`. */
export function forgetKind(form: FormName): void {
  for (const name of draftNames((key) => key === form || key.startsWith(`${form}:`))) forgetDraft(name)
}
