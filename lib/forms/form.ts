import { FORMS, type FormName } from '@/rules/forms'
import type { ErrorCode, Problem } from './error-codes'

export { FORMS, type FormName }

/** Whether a part of an address names a form. */
export const isForm = (name: string): name is FormName => (FORMS as readonly string[]).includes(name)

/** What was typed, by the field's name; a ticked box is 'true', one that is not is missing. */
export type Values = Record<string, string | string[]>

/** What is wrong, by the field's name; parts of an address as `address.street`. */
export type Errors = Record<string, ErrorCode>

/** A file that is with the content service already; the form carries its id. */
export type StoredFile = { id: string; name: string }

/** What a form shows: nothing at first, afterwards what was typed and what is wrong with it. */
export type FormState = {
  values: Values
  errors: Errors
  files: Record<string, StoredFile[]>
  /** What is wrong with the whole of it. */
  problem?: Problem
  /** When it may be sent again, where there is a limit. */
  waitMinutes?: number
  /** Asks to confirm instead of a captcha. */
  confirmation?: string
  /** Names this attempt, so that sending it again is not a second submission. */
  attempt?: string
}

export const EMPTY: FormState = { values: {}, errors: {}, files: {} }

/** Names of fields that belong to the way of a form and not to its content. */
export const CONTROL = { attempt: '_attempt', captcha: '_captcha', confirmation: '_confirmation', trap: '_more', page: '_page' } as const

/** What is wanted of a field's value where one is expected: the first one, else nothing. */
export function valueOf(values: Values, name: string): string {
  const value = values[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}
