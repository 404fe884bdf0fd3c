import type { FormName } from './forms/names'

export type Wait = 'week' | 'weeks' | 'days'

/** How long an answer takes: about a week, two to three weeks, three to five business days; null where none is promised. (Requirements, section 9) */
export const WAITS: Readonly<Record<FormName, Wait | null>> = {
  contact: 'days',
  feedback: null,
  partnership: 'days',
  proposal: 'weeks',
  idea: 'weeks',
  department: 'week',
  registration: null,
  volunteer: 'week',
}
