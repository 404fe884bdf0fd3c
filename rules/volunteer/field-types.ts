/** The kinds of fields that editors give a form. (Requirements, section 3, form configuration) */
export const FIELD_TYPES = ['text', 'email', 'number', 'date', 'tel', 'phone', 'textarea', 'select', 'radio', 'checkbox', 'file', 'address'] as const

export type FieldType = (typeof FIELD_TYPES)[number]
