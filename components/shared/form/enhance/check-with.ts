import type * as z from 'zod/mini'
import type { Errors, Values } from '@/lib/forms/form'
import { toLocale } from '@/lib/i18n/languages'
import { readForm } from '@/lib/forms/read'

/** The rules of a form as the server has them too. */
export const checkWith =
  <Data>(schema: z.ZodMiniType<Data>) =>
  (values: Values): Errors =>
    readForm(schema, values, toLocale(document.documentElement.lang)).errors ?? {}
