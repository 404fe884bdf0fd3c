import { z } from 'zod'
import { DEFAULT_FORM_FIELDS } from '../../labels/default-form'
import { wordIn } from '../../labels/language'
import type { Locale } from '../../rules/languages'

const question = z.object({
  key: z.string(),
  type: z.string(),
  label: z.string(),
  /** Not stored with older applications. */
  required: z.boolean().optional(),
  options: z.array(z.object({ value: z.string(), label: z.string() })),
})

/** A question as it was asked, with the words of its choices. It is stored with the answers, because forms are changed and deleted. */
export type Question = z.output<typeof question>

/** The questions that are stored with an application; null for an application from before they were. */
export const storedQuestions = (value: unknown): Question[] | null => z.array(question).safeParse(value).data ?? null

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
