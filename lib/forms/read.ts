import type { Locale } from '@/rules/languages'
import { type ErrorCode, readErrorCode } from './error-codes'
import type { Errors, Values } from './form'
import type { FormSchema } from './in-words'

export type Read<Data> = { data: Data; errors?: undefined } | { errors: Errors }

/** The name of the language's field differs by the calls of the content service. (Requirements, section 3) */
const inLanguage = (locale: Locale) => ({ submitLanguage: locale, language: locale, locale })

/** What a form says in the content service's terms, or the first thing that is wrong with each field. */
export function readForm<Data>(schema: FormSchema<Data>, values: Values, locale: Locale): Read<Data> {
  const result = schema.safeParse({ ...values, ...inLanguage(locale) })
  if (result.success) return { data: result.data }
  const errors = new Map<string, ErrorCode>()
  for (const { path, message } of result.error.issues) {
    const name = path.join('.')
    if (!errors.has(name)) errors.set(name, readErrorCode(message))
  }
  return { errors: Object.fromEntries(errors) }
}
