/** Everything a visitor can send; the last part of the address that a form is sent to. (Requirements, sections 3 and 7) */
export const FORMS = ['contact', 'feedback', 'partnership', 'proposal', 'idea', 'department', 'registration', 'volunteer'] as const

export type FormName = (typeof FORMS)[number]
