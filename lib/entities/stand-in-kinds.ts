import { documentPages, PAGED_MODELS, type PagedModel, pagesOf } from '@/lib/i18n/document-pages.mjs'

type Words = 'hasMissingWords' | 'hasFailedWords'

/** The content types with words of their own for one of both. */
type ModelWith<W extends Words> = { [M in PagedModel]: (typeof documentPages)[M][W] extends true ? M : never }[PagedModel]

const has =
  <W extends Words>(words: W) =>
  (model: PagedModel): model is ModelWith<W> =>
    pagesOf(model)[words]

const hasMissingWords = has('hasMissingWords')
const hasFailedWords = has('hasFailedWords')

/** (Requirements, section 2) */
const MISSING = [...PAGED_MODELS.filter(hasMissingWords), 'other'] as const

const gone = <K extends (typeof MISSING)[number]>(kind: K) => `${kind}Gone` as const

/** What was there and was taken back. */
const GONE = MISSING.map(gone)

const failedDocument = (model: ModelWith<'hasFailedWords'>) => `${model}Error` as const

/** What a document's page that failed is called in the messages. */
export const FAILED_DOCUMENTS = PAGED_MODELS.filter(hasFailedWords).map(failedDocument)

/** What can fail with words of its own, and 'error' for everything else. */
const FAILED = [...FAILED_DOCUMENTS, 'partners', 'ambassadors', 'organization', 'busy', 'crowd', 'crowdedForm', 'error'] as const

/** Stands in a kept page of a failure for the status of the answer, which it is sent with. */
export const STATUS_PLACE = '[status]'

export const STAND_IN_KINDS = [...MISSING, ...GONE, ...FAILED] as const

export type MissingKind = (typeof MISSING)[number]
export type GoneKind = (typeof GONE)[number]
export type FailedKind = (typeof FAILED)[number]
export type StandInKind = (typeof STAND_IN_KINDS)[number]

/** With all that stands below. */
const failedIn: Readonly<Record<string, FailedKind>> = {
  'our-partners': 'partners',
  'our-ambassadors': 'ambassadors',
  organization: 'organization',
}

const modelIn = (folder: string) => PAGED_MODELS.find((model) => documentPages[model].list === `/${folder}`)

/** What stands below a list and is no document: its pages, and those of a filter. */
const LIST_FOLDERS = ['page', 'by']

/** The name after the folder of a list, which pages of the list do not have. */
function detailOf(route: string): { folder: string; name: string } {
  const [, folder = '', name = ''] = route.split('/')
  return { folder, name: LIST_FOLDERS.includes(name) ? '' : name }
}

/** What an address without its language looked for: `/projects/x` gives 'project', a list or anything else 'other'. */
export function missingKind(route: string): MissingKind {
  const { folder, name } = detailOf(route)
  const model = name ? modelIn(folder) : undefined
  return model && hasMissingWords(model) ? model : 'other'
}

/** What was taken back at an address without its language. */
export const goneKind = (route: string): GoneKind => gone(missingKind(route))

/** What failed at an address without its language. */
export function failedKind(route: string): FailedKind {
  const { folder, name } = detailOf(route)
  const model = name ? modelIn(folder) : undefined
  return model && hasFailedWords(model) ? failedDocument(model) : (failedIn[folder] ?? 'error')
}

/** What a status says of an address without its language. */
export function kindOfStatus(status: number, route: string): StandInKind {
  if (status === 404) return missingKind(route)
  if (status === 410) return goneKind(route)
  if (status === 429) return 'busy'
  if ([405, 411, 413, 415].includes(status)) return 'error'
  return failedKind(route)
}

/** What a kind is, taken back, of something. */
export const missingOf = (kind: Exclude<StandInKind, FailedKind>): MissingKind =>
  MISSING.find((missing) => missing === kind || gone(missing) === kind) ?? 'other'

export const isGone = (kind: StandInKind): kind is GoneKind => GONE.some((known) => known === kind)

export function isFailed(kind: StandInKind): kind is FailedKind {
  return FAILED.some((failed) => failed === kind)
}
