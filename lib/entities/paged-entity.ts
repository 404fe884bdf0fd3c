import type { Metadata } from 'next'
import type { Thing, WithContext } from 'schema-dts'
import { isDocumentId } from '@/lib/content/document-id'
import { documentPages, type PagedModel, pagesOf } from '@/lib/i18n/document-pages.mjs'
import type { PageMetadata } from '@/lib/seo/metadata'
import type { Locale } from '@/rules/languages'
import type { Part } from '@/lib/content/client'
import { type Address, readAddresses } from './addresses'
import { type Brief, type Description, entity } from './entity'

/** A document as feeds give it. Dates are ISO 8601. */
export type FeedItem = Brief & { updatedAt: string; author: string | null }

type PagedDescription<D> = Omit<Description<D>, 'searchType' | 'shownOn' | 'isSingle'> & {
  model: PagedModel
  /** The pages beside the documents' own that the sitemap names; the list, when left out. */
  lists?: readonly string[]
  /** Editors say to search engines of the list, not of each document, whether they are listed. */
  sharesSeo?: true
  metadata: (document: D, page: Pick<PageMetadata, 'locale' | 'route' | 'locales'>) => Promise<Metadata>
  /** What search engines are told of a document; null where there is nothing to tell. */
  jsonLd: (locale: Locale, document: D) => WithContext<Thing> | null
  /** Its part of the feeds. Throws ContentUnavailable. */
  feed?: (locale: Locale) => Promise<FeedItem[]>
}

/** What a content type is whose documents have pages of their own (see `documentPages`), for their pages and all that goes through all types. */
export function pagedEntity<D>({ model, lists, sharesSeo, metadata, jsonLd, feed, ...description }: PagedDescription<D>) {
  const { list, name } = pagesOf(model)
  return {
    ...entity({ ...description, searchType: documentPages[model].many, shownOn: list }),
    model,
    lists: lists ?? [list],
    sharesSeo,
    metadata,
    jsonLd,
    feed,
    /** The document that an address names, or null. Throws ContentUnavailable. */
    find: async (locale: Locale, value: string): Promise<D | null> =>
      name === 'documentId' && !isDocumentId(value) ? null : description.documents.one(locale, name, value),
    /** Of what is to be found here, and not where others have it, a part at a time. Throws ContentUnavailable. */
    addresses: async (after: string): Promise<Part<Address>> => {
      const { items, next } = await readAddresses(model, after)
      return { items: items.filter(({ isExternal }) => !isExternal), next }
    },
  }
}

/** Without what differs by the document. */
export type PagedEntity = Omit<ReturnType<typeof pagedEntity<unknown>>, 'brief' | 'entries' | 'one' | 'pages' | 'metadata' | 'jsonLd' | 'find'>
