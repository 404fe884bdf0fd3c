import type { Locale } from '../../rules/languages'
import { findPublished } from '../../documents/published'
import { FORM, uidOf } from '../../uids'
import { defaultFields, TIMELINE_KEY } from '../../rules/volunteer/default-fields'
import type { FieldRule, FieldType } from '../../rules/volunteer/field-rule'
import { defaultQuestions, type Question, questionsOf, type StoredQuestion } from './questions'

/** `accepted`: the endings of files that it takes, as editors list them. */
export type FormField = FieldRule & { accepted?: string | null }

type StoredField = StoredQuestion & {
  type: FieldType
  required: boolean | null
  acceptedFileTypes: string | null
  earliestDay: string | null
  latestDay: string | null
  minimumAge: number | null
  withinPeriod: boolean | null
}
type StoredForm = { title: string | null; publishedAt: string; sections: { fields: StoredField[] | null }[] | null }

/** A form as it is answered: what it checks, and what it asks in which words. `version` is when it was published. */
export type Form = { title: string | null; version: string | null; fields: FormField[]; questions: Question[] }

const PROJECT = uidOf('project')

export type Project = { documentId: string; title: string | null; projectStatus: string | null; forms: { documentId: string }[] }

export const findProject = (documentId: string, language: Locale): Promise<Project | null> =>
  findPublished<Project>(PROJECT, documentId, language, { forms: { select: ['documentId'] } })

function fieldOf({ key, type, required, options, acceptedFileTypes, earliestDay, latestDay, minimumAge, withinPeriod }: StoredField): FormField {
  return {
    key,
    type,
    required: required ?? false,
    options: (options ?? []).map(({ value }) => value),
    accepted: acceptedFileTypes,
    days: { earliest: earliestDay, latest: latestDay, minimumAge, withinPeriod },
  }
}

/** A form that belongs to the project, or null when it does not; its choice of period is that of the project. */
export async function findForm(project: Project, formId: string | null, language: Locale, timelines: string[]): Promise<Form | null> {
  if (formId === null) {
    const fields = defaultFields(timelines)
    return { title: null, version: null, fields, questions: defaultQuestions(fields, language) }
  }
  if (!project.forms.some(({ documentId }) => documentId === formId)) return null
  const form = await findPublished<StoredForm>(FORM, formId, language, { sections: { populate: { fields: { populate: { options: true } } } } })
  if (!form) return null
  const stored = (form.sections ?? []).flatMap((section) => section.fields ?? [])
  const fields = stored.flatMap((field): FormField[] => {
    if (field.key !== TIMELINE_KEY) return [fieldOf(field)]
    return timelines.length > 0 ? [{ key: TIMELINE_KEY, type: 'select', required: field.required ?? false, options: timelines }] : []
  })
  return { title: form.title, version: form.publishedAt, fields, questions: questionsOf(form.sections ?? []) }
}
