import { getTranslations } from '@/lib/i18n/translations'
import { EMPTY, type FormName, type FormState, valueOf } from '@/lib/forms/form'
import type { Locale } from '@/rules/languages'

export type OpenForm = {
  name: FormName
  /** Of the element; unique on the page, where one kind of form may stand several times. */
  id: string
  locale: Locale
  state: FormState
  /** What is in a field, else what it starts with. */
  value: (name: string, start?: string) => string
  fieldId: (name: string) => string
  /** What is wrong with a field, in the visitor's language. */
  error: (name: string) => string | null
  /** What fields are called, in the order of the page; where what is wrong with them does not name them. */
  labels: Readonly<Record<string, string>>
}

type Options = { name: FormName; id?: string; locale: Locale; state?: FormState; labels?: OpenForm['labels'] }

/** A form as it stands: empty, or with what was typed and what is wrong with it. */
export async function openForm({ name, id = name, locale, state = EMPTY, labels = {} }: Options): Promise<OpenForm> {
  const t = await getTranslations({ locale, namespace: 'forms.errors' })
  return {
    name,
    id,
    locale,
    state,
    labels,
    value: (field, start = '') => (field in state.values ? valueOf(state.values, field) : start),
    fieldId: (field) => `${id}-${field.replaceAll('.', '-')}`,
    error: (field) => {
      const code = state.errors[field]
      return code ? t(code) : null
    },
  }
}
