import type { FormConfiguration, FormField, FormSection } from '@/lib/content/project-forms'
import type { ProjectTimeline } from '@/lib/content/project-timelines'
import { defaultFields, TIMELINE_KEY } from '@/rules/volunteer/default-fields'
import type { FieldRule } from '@/rules/volunteer/field-rule'

/** What an application is made of: null where the built-in form is used. (Requirements, section 3) */
export type Application = { configuration: FormConfiguration | null; timelines: readonly ProjectTimeline[] }

const hasFields = ({ fields }: FormSection): boolean => fields.length > 0

/**
 * The sections of a configured form, in which the choice of a period is among those of the project; null when nothing is
 * configured. `wordsFor` names a period.
 */
export function configuredSections({ configuration, timelines }: Application, wordsFor: (timeline: ProjectTimeline) => string): FormSection[] | null {
  const sections = (configuration?.sections ?? []).filter(hasFields)
  if (sections.length === 0) return null
  const options = timelines.map((timeline) => ({ value: timeline.documentId, label: wordsFor(timeline) }))
  const withPeriods = (field: FormField): FormField[] => {
    if (field.key !== TIMELINE_KEY) return [field]
    return options.length > 0 ? [{ ...field, type: 'select', options }] : []
  }
  return sections.map((section) => ({ ...section, fields: section.fields.flatMap(withPeriods) })).filter(hasFields)
}

/** What has to be checked of a field. */
export function ruleOf({ key, type, required, options, earliestDay, latestDay, minimumAge, withinPeriod }: FormField): FieldRule {
  const rule = { key, type, required, options: options.map(({ value }) => value) }
  return type === 'date' ? { ...rule, days: { earliest: earliestDay, latest: latestDay, minimumAge, withinPeriod } } : rule
}

/** The rules of an application. */
export function rulesOf(application: Application): FieldRule[] {
  const sections = configuredSections(application, () => '')
  return sections?.flatMap(({ fields }) => fields.map(ruleOf)) ?? defaultFields(application.timelines.map(({ documentId }) => documentId))
}
