import * as z from 'zod/mini'
import { type Values, valueOf } from '@/lib/forms/form'
import { email } from '@/rules/fields/email'
import { cleanCode, textOf } from '@/rules/text'
import type { FieldError, Fields } from './answer'

/** Small letters, spaces, hyphens and Arabic digits are as good as what stands in the mail. */
const codeOf = (text: string) =>
  cleanCode(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')

const typedCode = z.pipe(
  z.transform((value: unknown) => codeOf(textOf(value))),
  z.string().check(z.minLength(1, { error: 'code_required', abort: true }), z.regex(/^[0-9A-Z]{8}$/, 'code_invalid')),
)

export const mailSchema = z.object({ email })
export const codeSchema = z.object({ email, code: typedCode })

/** What was typed into the fields of a form, as it was typed. */
export const typedValues = (values: Values): Fields<string> => ({ email: valueOf(values, 'email'), code: valueOf(values, 'code') })

const emailError = (message: string): FieldError => (message === 'required' ? 'email_required' : 'valid_email_required')

const codeError = (message: string): FieldError => (message === 'code_required' ? 'code_required' : 'code_invalid')

/** The first mistake of each field. */
export function mistakes({ issues }: z.core.$ZodError): Fields<FieldError> {
  const errors: Fields<FieldError> = {}
  for (const { path, message } of issues) {
    if (path[0] === 'code') errors.code ??= codeError(message)
    else errors.email ??= emailError(message)
  }
  return errors
}
