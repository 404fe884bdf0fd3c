import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { FIELD_TYPES } from '@/rules/volunteer/field-rule'
import { flag, listOf, number, optional, order, text } from './fields'
import { readSingle } from './client'
import { documentTags, typeTag } from './tags'

/** What a project's page shows of a form before it is opened. */
export const formSummary = z.object({ documentId: z.string(), title: text, note: text })

export type FormSummary = z.output<typeof formSummary>

const field = z.object({
  key: z.string(),
  type: z.enum(FIELD_TYPES),
  label: text,
  required: flag,
  options: listOf(z.object({ value: z.string(), label: z.string() })),
  placeholder: text,
  helperText: text,
  defaultValue: text,
  checkboxLabel: text,
  acceptedFileTypes: text,
  earliestDay: text,
  latestDay: text,
  minimumAge: number,
  /** Null where nobody has said. */
  withinPeriod: optional(z.boolean()),
  order,
})

const section = z
  .object({ title: text, description: text, fields: listOf(field) })
  .transform((value) => ({ ...value, fields: value.fields.sort((a, b) => a.order - b.order) }))

const schema = z.object({
  documentId: z.string(),
  title: text,
  description: text,
  note: text,
  successMessage: text,
  sections: listOf(section),
})

export type FormField = z.output<typeof field>
export type FormSection = z.output<typeof section>
export type FormConfiguration = z.output<typeof schema>

/** The configuration of a form; null or without sections means that the built-in default form is shown. */
export function getProjectForm(locale: Locale, documentId: string): Promise<FormConfiguration | null> {
  return readSingle(`/api/project-forms/${encodeURIComponent(documentId)}`, schema, {
    locale,
    tags: [typeTag('project-form'), ...documentTags('project-form', documentId)],
  })
}
