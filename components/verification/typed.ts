import * as z from 'zod/mini'
import { email } from '@/lib/forms/fields'
import { cleanCode, textOf } from '@/lib/forms/text'
import { type Answer, FIELD_ERRORS, type FieldError, type Fields } from './answers'

/** Small letters, spaces, hyphens and Arabic digits are as good as what stands in the mail. */
const codeOf = (text: string) => cleanCode(text).toUpperCase().replace(/[\s\p{Pd}]/gu, '')

export const typedEmail = email('email_required', 'valid_email_required')

export const typedCode = z.pipe(
  z.transform((value: unknown) => codeOf(textOf(value))),
  z.string().check(z.minLength(1, { error: 'code_required', abort: true }), z.regex(/^[0-9A-Z]{8}$/, 'code_invalid')),
)

const isFieldError = (message: string): message is FieldError => FIELD_ERRORS.some((code) => code === message)

/** What was typed into the fields of a form, as it was typed. */
export const typedValues = (form: FormData): Fields<string> => ({ email: textOf(form.get('email')), code: textOf(form.get('code')) })

/** The answer to a form with mistakes: the first one of each field. */
export function wrong(values: Fields<string>, { issues }: z.core.$ZodError): Answer {
  const errors: Fields<FieldError> = {}
  for (const { path, message } of issues) {
    const name = path[0] === 'code' ? 'code' : 'email'
    errors[name] ??= isFieldError(message) ? message : 'valid_email_required'
  }
  return { state: 'wrong', values, errors }
}
