import { DEFAULT_FORM_FIELDS } from '../../labels/default-form'
import { wordIn } from '../../labels/language'
import type { Locale } from '../../rules/languages'

/** A question as it was asked, with the words of its choices; kept with the answers, for forms change and go. */
export type Question = { key: string; type: string; label: string; required: boolean; options: { value: string; label: string }[] }

export type StoredQuestion = {
  key: string
  type: string
  label: string
  required: boolean | null
  order: number | null
  options: { value: string; label: string | null }[] | null
}

const asAsked = ({ key, type, label, required, options }: StoredQuestion): Question => ({
  key,
  type,
  label,
  required: required ?? false,
  options: (options ?? []).map((option) => ({ value: option.value, label: option.label ?? option.value })),
})

/** The questions of a configured form, in the order in which the site asks them. */
export const questionsOf = (sections: { fields: StoredQuestion[] | null }[]): Question[] =>
  sections.flatMap(({ fields }) => [...(fields ?? [])].sort((one, other) => (one.order ?? 0) - (other.order ?? 0)).map(asAsked))

/** The questions of the built-in form, in the words in which the site asks them. */
export const defaultQuestions = (fields: readonly { key: string; type: string; required: boolean }[], language: Locale): Question[] =>
  fields.map(({ key, type, required }) => {
    const words = DEFAULT_FORM_FIELDS[key]
    return { key, type, label: words ? wordIn(words, language) : key, required, options: [] }
  })
