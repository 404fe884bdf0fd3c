import { createContext, use } from 'react'
import type { ActionFormApi } from './use-action-form'

const Context = createContext<ActionFormApi | null>(null)

/** Gives a form to its fields. */
export const FormProvider = Context

/** The form that a field stands in. Throws outside of one. */
export function useFormApi(): ActionFormApi {
  const api = use(Context)
  if (!api) throw new Error('A field stands in a form: put it inside <ActionForm>.')
  return api
}

/** What binds an input to its form, label, hint and error. `start`: what stands there at first. */
export function useField(name: string, { hasHint = false, start }: { hasHint?: boolean; start?: string } = {}) {
  const api = useFormApi()
  const id = api.fieldId(name)
  const error = api.errorOf(name)
  const posted = api.posted?.values[name]
  const { ref, onChange, onBlur, ...bound } = api.form.register(name)
  const input = {
    id,
    ...bound,
    ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => {
      const isChosen = element instanceof HTMLInputElement && element.type === 'radio' && element.checked
      ref(element)
      // A choice from before the script came: the library takes it away once it knows the choices before it.
      if (isChosen && !element.checked) api.form.setValue(name, element.value)
    },
    onChange,
    // An empty field that is only passed says nothing.
    onBlur: api.afterTyping(name, onBlur),
    'aria-describedby': [hasHint ? `${id}-hint` : '', `${id}-error`].filter(Boolean).join(' '),
    // Said outright: of an attribute that is missing the browser speaks what it thinks itself.
    'aria-invalid': error !== undefined,
    // No default of the library's, which would write over what was typed before it came.
    defaultValue: (Array.isArray(posted) ? posted[0] : posted) ?? (api.posted ? undefined : start),
  }
  return { id, error, input }
}
