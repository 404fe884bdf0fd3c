/** (Specification, section 3, form configuration) */
export const FIELD_TYPES = ['text', 'email', 'number', 'date', 'tel', 'phone', 'textarea', 'select', 'radio', 'checkbox', 'file', 'address'] as const

export type FieldType = (typeof FIELD_TYPES)[number]

/** What has to be known of a configured field to check what was filled in; `options` are the values of a choice. */
export type FieldRule = { key: string; type: FieldType; required: boolean; options: readonly string[] }
