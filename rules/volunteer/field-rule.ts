/** The kinds of fields that editors give a form. (Requirements, section 3, form configuration) */
export const FIELD_TYPES = ['text', 'email', 'number', 'date', 'tel', 'phone', 'textarea', 'select', 'radio', 'checkbox', 'file', 'address'] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** Bounds of a day that editors have set for a field; null where its key says what is sensible. */
export type DayBounds = { earliest: string | null; latest: string | null; minimumAge: number | null; withinPeriod: boolean | null }

/** What has to be known of a configured field to check what was filled in; `options` are the values of a choice. */
export type FieldRule = { key: string; type: FieldType; required: boolean; options: readonly string[]; days?: DayBounds }

/** The fields of a working life, in whole years, by their usual keys. */
export const YEARS_KEYS: readonly string[] = ['yearsOfExperience', 'experienceYears']
