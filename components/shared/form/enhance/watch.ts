import type { FormName } from '@/lib/forms/form'
import { DRAFT_PREFIX } from './forget-draft'

export type FormModule = { enhance: (form: HTMLFormElement) => void | Promise<void> }

function hasDraft({ dataset }: HTMLFormElement): boolean {
  try {
    return localStorage.getItem(DRAFT_PREFIX + (dataset.draft ?? '')) !== null
  } catch {
    return false
  }
}

/**
 * Loads what makes forms of this kind answer at once: when one of them is touched, or when something that was typed into it is
 * kept on this device. Until then, and without it, the browser sends them. Returns what ends it.
 */
export function watchForms(name: FormName, load: () => Promise<FormModule>): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const begun = new WeakSet<HTMLFormElement>()

  const begin = (form: HTMLFormElement) => {
    if (begun.has(form)) return
    begun.add(form)
    // A line that failed may be there at the next touch.
    load()
      .then(({ enhance }) => (signal.aborted ? undefined : enhance(form)))
      .catch(() => begun.delete(form))
  }
  const touch = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(`form[data-form=${name}]`) : null
    if (form) begin(form)
  }
  for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, touch, { signal, passive: true })
  for (const form of document.querySelectorAll<HTMLFormElement>(`form[data-form=${name}]`)) {
    if (hasDraft(form) || form.contains(document.activeElement)) begin(form)
  }
  return () => controller.abort()
}
