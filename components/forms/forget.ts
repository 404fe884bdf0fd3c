import type { FormName } from '@/lib/forms/form'
import { forgetDraft } from '@/components/shared/form/enhance/draft'
import { DRAFT_PREFIX } from '@/components/shared/form/enhance/watch'

/** Forgets the drafts of one kind of form: those of a project or event are named `registration:…`. */
export function forgetKind(form: FormName): void {
  const keys = Object.keys(localStorage).filter((name) => name.startsWith(DRAFT_PREFIX)).map((name) => name.slice(DRAFT_PREFIX.length))
  for (const key of keys) if (key === form || key.startsWith(`${form}:`)) forgetDraft(key)
}
