import type { UID } from '@strapi/strapi'
import type { Language } from '../kind'
import { findPublished } from '../published'

export type FieldType = 'text' | 'email' | 'number' | 'date' | 'tel' | 'phone' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'file' | 'address'

export type FormField = {
  key: string
  type: FieldType
  required: boolean
  options: string[]
  /** The endings of files that it takes, as editors list them. */
  accepted?: string | null
}

type StoredField = { key: string; type: FieldType; required: boolean | null; options: { value: string }[] | null; acceptedFileTypes: string | null }
type StoredForm = { title: string | null; sections: { fields: StoredField[] | null }[] | null }

const PROJECT = 'api::project.project' as UID.ContentType
const FORM = 'api::project-form.project-form' as UID.ContentType

const TIMELINE_KEY = 'projectTimeline'

export type Project = { documentId: string; title: string | null; projectStatus: string | null; forms: { documentId: string }[] }

export const findProject = (documentId: string, language: Language): Promise<Project | null> =>
  findPublished<Project>(PROJECT, documentId, language, { forms: { select: ['documentId'] } })

/** The form that is used where none is configured. (Specification, section 3, default volunteer form) */
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

/** The fields of a form that belongs to the project, or null when it does not; its choice of period is that of the project. */
export async function findFields(project: Project, formId: string | null, language: Language, timelines: string[]): Promise<FormField[] | null> {
  const timeline: FormField = { key: TIMELINE_KEY, type: 'select', required: true, options: timelines }
  if (formId === null) return timelines.length > 0 ? [timeline, ...DEFAULT_FIELDS] : DEFAULT_FIELDS
  if (!project.forms.some(({ documentId }) => documentId === formId)) return null
  const form = await findPublished<StoredForm>(FORM, formId, language, { sections: { populate: { fields: { populate: { options: true } } } } })
  if (!form) return null
  return (form.sections ?? []).flatMap(({ fields }) =>
    (fields ?? []).flatMap(({ key, type, required, options, acceptedFileTypes }): FormField[] => {
      if (key !== TIMELINE_KEY) return [{ key, type, required: required ?? false, options: (options ?? []).map(({ value }) => value), accepted: acceptedFileTypes }]
      return timelines.length > 0 ? [{ ...timeline, required: required ?? false }] : []
    }),
  )
}
