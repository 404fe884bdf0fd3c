import type { FieldRule } from './field-rule'

/** A choice among the project's periods, whose values are their ids. (Requirements, section 3, form configuration) */
export const TIMELINE_KEY = 'projectTimeline'

/** Several provinces, separated by commas. (Requirements, section 3, default volunteer form) */
export const PROVINCES_KEY = 'preferedProvinces'

/** The form that is used where none is configured. (Requirements, section 3, default volunteer form) */
const DEFAULT_FIELDS = [
  { key: 'firstName', type: 'text', required: false, options: [] },
  { key: 'lastName', type: 'text', required: false, options: [] },
  { key: 'email', type: 'email', required: true, options: [] },
  { key: 'phoneNumber', type: 'phone', required: false, options: [] },
  { key: 'livingPlace', type: 'text', required: true, options: [] },
  { key: PROVINCES_KEY, type: 'text', required: false, options: [] },
  { key: 'specialization', type: 'text', required: true, options: [] },
  { key: 'abilityToProvideMedicalSupplies', type: 'textarea', required: true, options: [] },
  { key: 'comment', type: 'textarea', required: false, options: [] },
] as const satisfies readonly FieldRule[]

type DefaultRule = FieldRule & { key: typeof TIMELINE_KEY | (typeof DEFAULT_FIELDS)[number]['key'] }

/** The default form of a project with these periods. */
export function defaultFields(timelineIds: readonly string[]): DefaultRule[] {
  const timeline: DefaultRule = { key: TIMELINE_KEY, type: 'select', required: true, options: timelineIds }
  return timelineIds.length > 0 ? [timeline, ...DEFAULT_FIELDS] : [...DEFAULT_FIELDS]
}
