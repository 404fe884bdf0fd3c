import type { ContentBlock } from '@/lib/content/blocks'
import { plainText } from '@/lib/content/rich-text'
import { documentPages, PAGED_MODELS } from '@/lib/i18n/document-pages.mjs'

/** What is searched, in the order in which it is offered. People are members of departments and ambassadors. */
export const SEARCH_TYPES = [...PAGED_MODELS.map((model) => documentPages[model].many), 'people', 'partners', 'faqs', 'legal'] as const

export type SearchType = (typeof SEARCH_TYPES)[number]

/** A document as the search keeps it. */
export type Entry = {
  /** Of the document, the same in all languages; or of a part of it (see `partOf`). */
  id: string
  type: SearchType
  title: string
  summary: string
  body: string
  /** ISO 8601. */
  date: string | null
  href: string
  /** The address is one of another site. */
  isExternal?: boolean
}

const PART = '/'

/** The id of what is an entry of its own within a document. */
export const partOf = (documentId: string, part: number) => `${documentId}${PART}${part}`

/** Whether an entry is that of a document, or of a part of it. */
export const isOf = (id: string, documentId: string): boolean => id === documentId || id.startsWith(documentId + PART)

/** Enough of the longest report; characters. */
const LONGEST_BODY = 20_000

/** All that is said, as one text to be searched. */
export const joinWords = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' ').slice(0, LONGEST_BODY)

/** The words of a content block. */
export function blockText(block: ContentBlock): string {
  switch (block.type) {
    case 'rich-text':
      return plainText(block.body)
    case 'quote':
      return [block.title, block.body].filter(Boolean).join(' ')
    case 'media':
    case 'video':
      return block.caption ?? ''
    case 'pdf-viewer':
      return block.title ?? ''
    default:
      return ''
  }
}
