import type { FormName } from '@/lib/forms/form'
import { DRAFT_PREFIX, forgetDraft } from '@/components/shared/form/enhance/forget-draft'

function keptKeys(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) => (name.startsWith(DRAFT_PREFIX) ? [name.slice(DRAFT_PREFIX.length)] : []))
  } catch {
    // Storage may be forbidden: nothing was kept then.
    return []
  }
}

/** Forgets the drafts of one kind of form: those of a project or event are named `registration:…`. */
export function forgetKind(form: FormName): void {
  for (const key of keptKeys()) if (key === form || key.startsWith(`${form}:`)) forgetDraft(key)
}
