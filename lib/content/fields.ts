import { z } from 'zod'
import { path, splitPath } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { isLink } from '@/rules/link'

/** Optional text; empty and missing are the same: null. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

export const number = z
  .number()
  .nullish()
  .transform((value) => value ?? null)

/** A number for sorting; documents without one come first, as 0. */
export const order = z
  .number()
  .nullish()
  .transform((value) => value ?? 0)

/** A web address that is safe in an href (http or https, or a path of this site), or null. */
export const link = text.transform((value) => (value && isLink(value) ? value : null))

/** A link in a text of a language: an address of this site without one leads to the page in that language, a file stays as it is. */
export const linkIn = (locale: Locale) =>
  link.transform((value) => (value && /^\/(?!uploads\/)/.test(value) && splitPath(value)[0] === null ? path(locale, value) : value))

/** A repeatable component or relation; missing is the same as empty. Entries that do not fit are left out. */
export function listOf<S extends z.ZodType>(schema: S) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((entries) =>
      (entries ?? []).flatMap((entry) => {
        const result = schema.safeParse(entry)
        return result.success ? [result.data] : []
      }),
    )
}

/** An optional component or relation; missing or malformed is null. */
export function optional<S extends z.ZodType>(schema: S) {
  return z
    .unknown()
    .optional()
    .transform((value) => {
      const result = schema.safeParse(value)
      return result.success ? result.data : null
    })
}

/** One of the words of an enumeration, or null for any other. */
export function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z
    .enum(values)
    .nullish()
    .catch(null)
    .transform((value) => value ?? null)
}

/** The fields that every document of the content service has. Dates are ISO 8601. */
export const documentFields = {
  documentId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullish(),
}
