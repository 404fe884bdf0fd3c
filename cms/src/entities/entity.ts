import type { Words } from '../labels/language'

type Query = Record<string, unknown>

/** Order and number of what is read. */
export type Defaults = { sort?: string | string[]; pageSize?: number }

/** How the admin lists documents: few and narrow columns, for Strapi adds status and languages at the end, and they must fit. */
export type ListView = {
  columns: string[]
  sortBy?: string
  order?: 'ASC' | 'DESC'
  /** What a document is called by: its first column unless another field is named; null where that is no field of its own. */
  mainField?: string | null
  /** The fields of its page that need a row of their own. */
  wide?: string[]
}

/** What is known of a content type that editors write, beside its schema. (docs/how-to/add-a-content-type.md) */
export type Entity = {
  /** What the admin calls it. */
  words: Words
  /** Where the site reads it; by its plural name, a single type by its singular one, unless said otherwise. */
  paths?: string[]
  /** What is populated where the request does not say. */
  populate?: Record<string, unknown>
  /** What holds where the request does not say. (Requirements, section 7) */
  reading?: Defaults | ((query: Query) => Defaults)
  list?: ListView
  /**
   * Where the pages of its documents stand, without the language, the field that names a document there (lib/i18n/document-pages.mjs), and the one
   * that marks what is of others: search engines are to find it there, not here.
   */
  page?: { list: string; name: 'slug' | 'documentId'; external?: string }
  /** The day before which nobody reads a document although it is published. */
  hiddenBefore?: string
  /** Whether the site has a page on which a draft can be looked at. */
  hasPreview?: boolean
  /** Dates that should be ahead when a document is published. */
  ahead?: string[]
  /** Dates at which its pages change by time alone: at the date (of a day: when it begins in UTC, or at home), or so many days later. */
  boundaries?: { field: string; days?: number; atHome?: boolean }[]
  /** False where nothing is made of `identity/content` by the document service. */
  isSeeded?: boolean
}

/** For its type alone. */
export const entity = (description: Entity): Entity => description
