import type { Metadata } from 'next'
import type { Thing, WithContext } from 'schema-dts'
import { z } from 'zod'
import { collection } from '@/lib/content/client'
import { isDocumentId } from '@/lib/content/document-id'
import { documentPages, documentRoute, type PagedModel, pagesOf } from '@/lib/i18n/document-pages.mjs'
import type { PageMetadata } from '@/lib/seo/metadata'
import type { Locale } from '@/rules/languages'
import { type Brief, type Description, entity } from './entity'

const schema = () => z.looseObject({ documentId: z.string(), slug: z.string().nullish(), updatedAt: z.string() })

/** The route of a document's own page, and when it changed. ISO 8601. */
type Address = { route: string; updatedAt: string }

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

/** A document as feeds give it. Dates are ISO 8601. */
export type FeedItem = Brief & { updatedAt: string; author: string | null }

type PagedDescription<D> = Omit<Description<D>, 'searchType' | 'shownOn' | 'isSingle'> & {
  model: PagedModel
  /** The field that marks what is of others: search engines are to find it there, not here. */
  external?: keyof D & string
  /** The pages beside the documents' own that the sitemap names; the list, when left out. */
  lists?: readonly string[]
  metadata: (document: D, page: Pick<PageMetadata, 'locale' | 'route' | 'locales'>) => Promise<Metadata>
  /** What search engines are told of a document; null where there is nothing to tell. */
  jsonLd: (locale: Locale, document: D) => WithContext<Thing> | null
  /** Its part of the feeds. Throws ContentUnavailable. */
  feed?: (locale: Locale) => Promise<FeedItem[]>
}

/** What a content type is whose documents have pages of their own (see `documentPages`), for their pages and all that goes through all types. */
export function pagedEntity<D>({ model, external, lists, metadata, jsonLd, feed, ...description }: PagedDescription<D>) {
  const { list, name } = pagesOf(model)
  return {
    ...entity({ ...description, searchType: documentPages[model].many, shownOn: list }),
    model,
    lists: lists ?? [list],
    metadata,
    jsonLd,
    feed,
    /** The document that an address names, or null. Throws ContentUnavailable. */
    find: async (locale: Locale, value: string): Promise<D | null> =>
      name === 'documentId' && !isDocumentId(value) ? null : description.documents.one(locale, name, value),
    addresses: (locale: Locale) => getAddresses(locale, model, external),
  }
}

/** Without what differs by the document. */
export type PagedEntity = Omit<ReturnType<typeof pagedEntity<unknown>>, 'brief' | 'entries' | 'one' | 'all' | 'metadata' | 'jsonLd' | 'find'>
