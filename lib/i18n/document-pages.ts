type DocumentPages = {
  /** The page that lists them; their own stand below it. Without the language. */
  list: string
  /** Where the content service gives them. */
  api: string
  /** The field by which an address names a document. */
  name: 'slug' | 'documentId'
  /** The field that marks what is of others: search engines are to find it there, not here. */
  external?: 'isExternalReport' | 'isExternalEvent'
  /** False where the words for any page are used when one is not there. */
  hasMissingWords?: boolean
  /** The words for a page that failed, other than those for any page. */
  failed?: 'projectError' | 'eventError' | 'reportError' | 'organization'
}

/** The content types whose documents have pages of their own. Addresses, sitemap, previews and what is said of missing pages follow from here. */
export const documentPages = {
  article: { list: '/articles', api: '/api/articles', name: 'documentId', hasMissingWords: true },
  project: { list: '/projects', api: '/api/projects', name: 'slug', hasMissingWords: true, failed: 'projectError' },
  report: { list: '/reports', api: '/api/reports', name: 'slug', external: 'isExternalReport', hasMissingWords: true, failed: 'reportError' },
  event: { list: '/events', api: '/api/events', name: 'slug', external: 'isExternalEvent', hasMissingWords: true, failed: 'eventError' },
  department: { list: '/organization', api: '/api/departments', name: 'slug', failed: 'organization' },
} as const satisfies Record<string, DocumentPages>

export type PagedModel = keyof typeof documentPages

/** The same without what only some of them have. */
export const pagesOf = (model: PagedModel): DocumentPages => documentPages[model]

export const PAGED_MODELS = Object.keys(documentPages) as PagedModel[]

/** The route of a document's own page, without the language. */
export const documentRoute = (model: PagedModel, name: string): string => `${documentPages[model].list}/${name}`
