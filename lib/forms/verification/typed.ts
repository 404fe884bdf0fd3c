import * as z from 'zod/mini'
import { email } from '@/lib/forms/fields'
import { type Values, valueOf } from '@/lib/forms/form'
import { cleanCode, textOf } from '@/lib/forms/text'
import { FIELD_ERRORS, type FieldError, type Fields } from './answer'

/** Small letters, spaces, hyphens and Arabic digits are as good as what stands in the mail. */
const codeOf = (text: string) => cleanCode(text).toUpperCase().replace(/[\s\p{Pd}]/gu, '')

const typedEmail = email('email_required', 'valid_email_required')

const typedCode = z.pipe(
  z.transform((value: unknown) => codeOf(textOf(value))),
  z.string().check(z.minLength(1, { error: 'code_required', abort: true }), z.regex(/^[0-9A-Z]{8}$/, 'code_invalid')),
)

export const mailSchema = z.object({ email: typedEmail })
export const codeSchema = z.object({ email: typedEmail, code: typedCode })

const isFieldError = (message: string): message is FieldError => FIELD_ERRORS.some((code) => code === message)

/** What was typed into the fields of a form, as it was typed. */
export const typedValues = (values: Values): Fields<string> => ({ email: valueOf(values, 'email'), code: valueOf(values, 'code') })

/** The first mistake of each field. */
export function mistakes({ issues }: z.core.$ZodError): Fields<FieldError> {
  const errors: Fields<FieldError> = {}
  for (const { path, message } of issues) {
    const name = path[0] === 'code' ? 'code' : 'email'
    errors[name] ??= isFieldError(message) ? message : 'valid_email_required'
  }
  return errors
}
