// @ts-check Plain script: Node reads it without a build (tests/page-types.mjs).

/**
 * @typedef {object} DocumentPages
 * @property {string} many Its documents in the messages, in the search, and in the content service's addresses.
 * @property {string} list The page that lists them; their own stand below it. Without the language.
 * @property {'slug' | 'documentId'} name The field by which an address names a document.
 * @property {boolean} hasMissingWords Whether `messages` say of it that it is not there; else they say so of a page.
 * @property {boolean} hasFailedWords Whether `messages` say of it that it failed; else they say so of a page.
 * @property {true} [isInPages] The list goes on at `/page/2`.
 */

/**
 * The content types whose documents have pages of their own, in the order in which the search offers them. What browsers need to know of
 * them; everything else is in `lib/entities`.
 */
export const documentPages = /** @satisfies {Record<string, DocumentPages>} */ (
  /** @type {const} */ ({
    article: { many: 'articles', list: '/articles', name: 'documentId', hasMissingWords: true, hasFailedWords: false },
    project: { many: 'projects', list: '/projects', name: 'slug', hasMissingWords: true, hasFailedWords: true, isInPages: true },
    report: { many: 'reports', list: '/reports', name: 'slug', hasMissingWords: true, hasFailedWords: true, isInPages: true },
    event: { many: 'events', list: '/events', name: 'slug', hasMissingWords: true, hasFailedWords: true },
    department: { many: 'departments', list: '/organization', name: 'slug', hasMissingWords: false, hasFailedWords: false },
  })
)

/** @typedef {keyof typeof documentPages} PagedModel */

/**
 * The same without what only some of them have.
 * @type {(model: PagedModel) => DocumentPages}
 */
export const pagesOf = (model) => documentPages[model]

export const PAGED_MODELS = /** @type {PagedModel[]} */ (Object.keys(documentPages))

/** @typedef {{ readonly [M in PagedModel as (typeof documentPages)[M]['many']]: (typeof documentPages)[M]['list'] }} ListRoutes */

/** The lists, by what is in them. */
export const listRoutes = /** @type {ListRoutes} */ (Object.fromEntries(PAGED_MODELS.map((model) => [pagesOf(model).many, pagesOf(model).list])))

/**
 * The route of a document's own page, without the language.
 * @type {(model: PagedModel, name: string) => string}
 */
export const documentRoute = (model, name) => `${pagesOf(model).list}/${name}`
