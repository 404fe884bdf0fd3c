import { z } from 'zod'
import { collection } from '@/lib/content/client'
import { documentRoute, type PagedModel, pagesOf } from '@/lib/i18n/document-pages.mjs'
import type { Locale } from '@/rules/languages'

const schema = () => z.looseObject({ documentId: z.string(), slug: z.string().nullish(), updatedAt: z.string() })

/** The route of a document's own page, and when it changed. ISO 8601. */
export type Address = { route: string; updatedAt: string }

/**
 * The addresses of all documents of a type in a language: a few fields of each, because with some thousand documents their
 * whole content would be too much to read at once. What has no page of ours is left out. Throws ContentUnavailable.
 */
export async function getAddresses(locale: Locale, model: PagedModel, external?: string): Promise<Address[]> {
  const { many, name } = pagesOf(model)
  const names = [...new Set(['documentId', 'updatedAt', name, ...(external ? [external] : [])])]
  const query = Object.fromEntries(names.map((field, index) => [`fields[${index}]`, field]))
  const found = await collection({ path: `/api/${many}`, model, schema }).all(locale, { ...query, 'populate[localizations][fields][0]': 'locale' })
  return found.flatMap((document) => {
    const value = external && document[external] === true ? null : document[name]
    return value ? [{ route: documentRoute(model, value), updatedAt: document.updatedAt }] : []
  })
}
