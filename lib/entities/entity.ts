import type { Query } from '@/lib/content/client'
import type { Image } from '@/lib/content/media'
import type { Locale } from '@/rules/languages'
import { type Entry, joinWords, type SearchType } from './entry'

/** A document in a few words, as a card and the search show it. */
export type Brief = {
  id: string
  title: string | null
  text?: string | null
  /** ISO 8601. */
  date?: string | null
  href: string
  /** The address is one of another site. */
  isExternal?: boolean
  cover?: Image | null
}

/** What is said of a content type whose documents the search finds. The reads throw ContentUnavailable. */
export type Description<D> = {
  documents: {
    /** All of them, some at a time. */
    pages: (locale: Locale, query?: Query) => AsyncIterable<D[]>
    one: (locale: Locale, field: string, value: string) => Promise<D | null>
  }
  /** In which all are read. */
  order?: Query
  /** There is one document; its entries have the name of the type for its id. */
  isSingle?: boolean
  /** Among what the search finds it. */
  searchType: SearchType
  /** Where a draft is looked at, without the language. */
  shownOn: string
  brief: (locale: Locale, document: D) => Brief
  /** What the search finds in it beside its title and text. */
  words: (document: D) => readonly (string | null)[]
  /** Entries of their own within the document. */
  parts?: (locale: Locale, document: D) => Entry[]
  /** False for what no page shows, and the search does not find. */
  isShown?: (document: D) => boolean
}

/** What a content type is for all that goes through all of them: the search, previews. See `pagedEntity` for the ones with pages of their own. */
export function entity<D>({ documents, order, isSingle = false, searchType, shownOn, brief, words, parts, isShown }: Description<D>) {
  /** The document as the search keeps it. */
  function entries(locale: Locale, document: D): Entry[] {
    if (isShown?.(document) === false) return []
    const { id, title, text, date, href, isExternal } = brief(locale, document)
    const own = { id, type: searchType, title: title ?? '', summary: text ?? '', body: joinWords(...words(document)), date: date ?? null, href }
    return [isExternal ? { ...own, isExternal } : own, ...(parts?.(locale, document) ?? [])]
  }

  // What has no title cannot be shown as a result.
  const entriesOf = (locale: Locale, found: readonly D[]) => found.flatMap((document) => entries(locale, document)).filter(({ title }) => title !== '')

  /** Null where there is none. Throws ContentUnavailable. */
  const one = (locale: Locale, documentId: string) => documents.one(locale, 'documentId', documentId)

  return {
    shownOn,
    isSingle,
    brief,
    entries,
    one,
    /** Every document in order, some at a time. Throws ContentUnavailable. */
    pages: (locale: Locale) => documents.pages(locale, order),
    /** What the search keeps of all documents, some at a time. Throws ContentUnavailable. */
    allEntries: async function* (locale: Locale): AsyncGenerator<Entry[], void, undefined> {
      for await (const found of documents.pages(locale, order)) yield entriesOf(locale, found)
    },
    /** What the search keeps of one; nothing where there is none. Throws ContentUnavailable. */
    entriesOfOne: async (locale: Locale, documentId: string) => {
      const found = await one(locale, documentId)
      return found === null ? [] : entriesOf(locale, [found])
    },
  }
}

/** Without what differs by the document. */
export type Entity = Pick<ReturnType<typeof entity<unknown>>, 'shownOn' | 'isSingle' | 'allEntries' | 'entriesOfOne'>
