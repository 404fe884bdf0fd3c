import { z } from 'zod'
import { type PagedModel, pagesOf } from '@/lib/i18n/document-pages'
import type { Locale } from '@/rules/languages'
import { collection } from './documents'
import { flag } from './fields'

const schema = () => z.object({ documentId: z.string(), slug: z.string().nullish(), updatedAt: z.string(), isExternalEvent: flag, isExternalReport: flag })

/** What an address of a document is made of, and when the document changed. ISO 8601. */
export type Address = z.output<ReturnType<typeof schema>>

/**
 * The addresses of all documents of a type in a language: a few fields of each, because with some thousand documents their
 * whole content would be too much to read at once. Throws ContentUnavailable.
 */
export function getAddresses(locale: Locale, model: PagedModel): Promise<Address[]> {
  const { api, name, external } = pagesOf(model)
  const names = [...new Set(['documentId', 'updatedAt', name, ...(external ? [external] : [])])]
  const query = Object.fromEntries(names.map((name, index) => [`fields[${index}]`, name]))
  return collection({ path: api, model, schema }).all(locale, { ...query, 'populate[localizations][fields][0]': 'locale' })
}
