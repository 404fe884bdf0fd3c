import * as z from 'zod/mini'
import { FIELD_TYPES } from '@/lib/content/field-types'
import type { FieldRule } from '@/lib/forms/volunteer/field-rule'

const schema = z.array(z.object({ key: z.string(), type: z.enum(FIELD_TYPES), required: z.boolean(), options: z.array(z.string()) }))

/** The rules that the page has put beside the fields of an application. */
export const readRules = (form: HTMLFormElement): FieldRule[] =>
  schema.parse(JSON.parse(form.querySelector<HTMLElement>('[data-rules]')?.dataset.rules ?? '[]'))
