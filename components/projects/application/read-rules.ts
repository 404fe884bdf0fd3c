import * as z from 'zod/mini'
import { FIELD_TYPES, type FieldRule } from '@/rules/volunteer/field-rule'
import type { Periods } from '@/rules/volunteer/read-fields'

const day = z.nullable(z.string())
const days = z.object({ earliest: day, latest: day, minimumAge: z.nullable(z.number()), withinPeriod: z.nullable(z.boolean()) })

const schema = z.array(z.object({ key: z.string(), type: z.enum(FIELD_TYPES), required: z.boolean(), options: z.array(z.string()), days: z.optional(days) }))

const periods = z.array(z.object({ documentId: z.string(), fromDate: day, toDate: day }))

const beside = (form: HTMLFormElement, name: 'rules' | 'periods'): unknown => JSON.parse(form.querySelector('[data-rules]')?.dataset[name] ?? '[]')

/** The rules that the page has put beside the fields of an application. */
export const readRules = (form: HTMLFormElement): FieldRule[] => schema.parse(beside(form, 'rules'))

/** The periods of the project, which the page has put there too. */
export const readPeriods = (form: HTMLFormElement): Periods => periods.parse(beside(form, 'periods'))
