import type { Errors, Values } from '@/lib/forms/form'
import type { FormSchema } from '@/lib/forms/in-words'
import { readForm } from '@/lib/forms/read'
import { toLocale } from '@/rules/languages'

/** The rules of a form as the server has them too. */
export const checkWith =
  <Data>(schema: FormSchema<Data>) =>
  (values: Values): Errors =>
    readForm(schema, values, toLocale(document.documentElement.lang)).errors ?? {}
