import type { UID } from '@strapi/strapi'
import type { Language } from '../../labels/language'
import { findPublished } from '../../documents/published'
import { FORM } from '../../uids'
import { TIMELINE_KEY } from '../../documents/forms/keys'
import { defaultQuestions, type Question, questionsOf, type StoredQuestion } from './questions'

export type FieldType = 'text' | 'email' | 'number' | 'date' | 'tel' | 'phone' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'file' | 'address'

export type FormField = {
  key: string
  type: FieldType
  required: boolean
  options: string[]
  /** The endings of files that it takes, as editors list them. */
  accepted?: string | null
  days?: DayBounds
}

/** Bounds of a day that editors have set for a field; null where its key says what is sensible. */
export type DayBounds = { earliest: string | null; latest: string | null; minimumAge: number | null; withinPeriod: boolean | null }

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

const PROJECT = 'api::project.project' as UID.ContentType

export type Project = { documentId: string; title: string | null; projectStatus: string | null; forms: { documentId: string }[] }

export const findProject = (documentId: string, language: Language): Promise<Project | null> =>
  findPublished<Project>(PROJECT, documentId, language, { forms: { select: ['documentId'] } })

/** The form that is used where none is configured. (Requirements, section 3, default volunteer form) */
const DEFAULT_FIELDS: FormField[] = [
  { key: 'firstName', type: 'text', required: false, options: [] },
  { key: 'lastName', type: 'text', required: false, options: [] },
  { key: 'email', type: 'email', required: true, options: [] },
  { key: 'phoneNumber', type: 'phone', required: false, options: [] },
  { key: 'livingPlace', type: 'text', required: true, options: [] },
  { key: 'preferedProvinces', type: 'text', required: false, options: [] },
  { key: 'specialization', type: 'text', required: true, options: [] },
  { key: 'abilityToProvideMedicalSupplies', type: 'textarea', required: true, options: [] },
  { key: 'comment', type: 'textarea', required: false, options: [] },
]

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
export async function findForm(project: Project, formId: string | null, language: Language, timelines: string[]): Promise<Form | null> {
  const timeline: FormField = { key: TIMELINE_KEY, type: 'select', required: true, options: timelines }
  if (formId === null) {
    const fields = timelines.length > 0 ? [timeline, ...DEFAULT_FIELDS] : DEFAULT_FIELDS
    return { title: null, version: null, fields, questions: defaultQuestions(fields, language) }
  }
  if (!project.forms.some(({ documentId }) => documentId === formId)) return null
  const form = await findPublished<StoredForm>(FORM, formId, language, { sections: { populate: { fields: { populate: { options: true } } } } })
  if (!form) return null
  const stored = (form.sections ?? []).flatMap((section) => section.fields ?? [])
  const fields = stored.flatMap((field): FormField[] => {
    if (field.key !== TIMELINE_KEY) return [fieldOf(field)]
    return timelines.length > 0 ? [{ ...timeline, required: field.required ?? false }] : []
  })
  return { title: form.title, version: form.publishedAt, fields, questions: questionsOf(form.sections ?? []) }
}
