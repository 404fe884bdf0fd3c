import 'server-only'
import { getProjectForm } from '@/lib/content/project-forms'
import { getProjectTimelines, type ProjectTimeline } from '@/lib/content/project-timelines'
import type { Locale } from '@/lib/i18n/languages'
import { type Values, valueOf } from '../form'
import { defaultFields, TIMELINE_KEY } from './default-fields'
import type { FieldRule } from './field-rule'

const ID = /^[a-z0-9]{10,50}$/

export type ApplicationForm = { fields: FieldRule[]; timelines: ProjectTimeline[] }

/** The rules of the form that an application names, or null when it names none that can exist. */
export async function findApplicationForm(values: Values, locale: Locale): Promise<ApplicationForm | null> {
  const [projectId, formId] = [valueOf(values, 'projectId'), valueOf(values, 'formId')]
  if (!ID.test(projectId) || (formId !== '' && !ID.test(formId))) return null
  const [timelines, form] = await Promise.all([getProjectTimelines(projectId), formId ? getProjectForm(locale, formId) : null])
  const ids = timelines.map(({ documentId }) => documentId)
  const configured = form?.sections.flatMap(({ fields }) => fields) ?? []
  if (configured.length === 0) return { fields: defaultFields(ids), timelines }
  const fields = configured.flatMap(({ key, type, required, options }): FieldRule[] => {
    if (key !== TIMELINE_KEY) return [{ key, type, required, options: options.map(({ value }) => value) }]
    return ids.length > 0 ? [{ key, type: 'select', required, options: ids }] : []
  })
  return { fields, timelines }
}
