import { createHash } from 'node:crypto'
import type { Core, Schema, UID } from '@strapi/strapi'
import { SUBMISSION_VIEWS, submissionPage } from '../review/views'

type List = {
  columns: string[]
  sortBy?: string
  order?: 'ASC' | 'DESC'
  /** What a document is called by; its first column otherwise. */
  mainField?: string
  /** The fields of its page that need a row of their own. */
  wide?: string[]
}

/** What tells documents apart in the list: few and narrow columns, for Strapi adds status and languages at the end, and they must fit. */
const LISTS: Record<string, List> = {
  'home-slider': { columns: ['descriptiveSlide'] },
  hero: { columns: ['title', 'image'] },
  'home-page-stat': { columns: ['title', 'count', 'order'], sortBy: 'order' },
  faq: { columns: ['question', 'prio'], sortBy: 'prio' },
  article: { columns: ['title', 'publishedDate'], sortBy: 'publishedDate', order: 'DESC' },
  report: { columns: ['title', 'publishedDate'], sortBy: 'publishedDate', order: 'DESC' },
  project: { columns: ['title', 'projectStatus'], sortBy: 'creationDate', order: 'DESC' },
  'project-timeline': { columns: ['project', 'fromDate', 'toDate'], sortBy: 'fromDate', order: 'DESC' },
  'project-form': { columns: ['title', 'note'] },
  event: { columns: ['title', 'startDate'], sortBy: 'startDate', order: 'DESC' },
  announcement: { columns: ['title', 'endDate'], sortBy: 'startDate', order: 'DESC' },
  partner: { columns: ['name', 'logo', 'featured'], sortBy: 'sortOrder' },
  ambassador: { columns: ['name', 'country', 'image'], sortBy: 'country' },
  department: { columns: ['title', 'canJoinTo'], sortBy: 'order' },
  country: { columns: ['name', 'code', 'numericId'] },
  state: { columns: ['name', 'code', 'country'] },
  'mail-template': { columns: ['key', 'subject'], sortBy: 'key', mainField: 'subject', wide: ['body'] },
}

const HIDDEN = ['searchText']

type Metadatas = Parameters<typeof submissionPage>[1]
type Edit = { name: string; size: number }[][]
type Configuration = { settings: Record<string, unknown>; metadatas: Metadatas; layouts: { list: string[]; edit: Edit } }

const lists = (): [string, List][] => [
  ...Object.entries(LISTS),
  ...Object.entries(SUBMISSION_VIEWS).map(([name, { columns }]): [string, List] => [name, { columns, sortBy: 'createdAt', order: 'DESC' }]),
]

const withoutHidden = (edit: Edit): Edit => edit.map((row) => row.filter((field) => !HIDDEN.includes(field.name))).filter((row) => row.length > 0)

const WIDTH = 12

/** A field that has its row to itself fills it. */
const widened = ({ wide = [] }: List) => (row: Edit[number]): Edit[number] =>
  row.map((field) => (row.length === 1 && wide.includes(field.name) ? { ...field, size: WIDTH } : field))

function configured({ settings, metadatas, layouts }: Configuration, name: string, list: List): Configuration {
  const mainField = list.mainField ?? list.columns[0] ?? 'id'
  const page = name in SUBMISSION_VIEWS ? submissionPage(name, metadatas) : { edit: withoutHidden(layouts.edit).map(widened(list)), metadatas }
  return {
    settings: {
      ...settings,
      ...(name === 'home-slider' || name === 'project-timeline' ? {} : { mainField }),
      pageSize: 20,
      defaultSortBy: list.sortBy ?? settings.defaultSortBy,
      defaultSortOrder: list.order ?? 'ASC',
    },
    metadatas: page.metadatas,
    layouts: { list: list.columns, edit: page.edit },
  }
}

/** What the view of a type is made of: when it changes, the view is made once more. */
const fingerprintOf = (name: string, list: List, { attributes }: Schema.ContentType): string =>
  createHash('sha256').update(JSON.stringify([list, SUBMISSION_VIEWS[name], HIDDEN, Object.keys(attributes)])).digest('hex')

type Made = Record<string, string>

/** Lists that a person can find something in. What somebody changes in the admin stays, until a type itself changes. */
export async function ensureListViews(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'imar', key: 'list_views' })
  // An older service kept the number of its table here.
  const made: Made = Object(await store.get({}))
  const service = strapi.plugin('content-manager').service('content-types')
  for (const [name, list] of lists()) {
    const contentType = strapi.contentType(`api::${name}.${name}` as UID.ContentType)
    const fingerprint = fingerprintOf(name, list, contentType)
    if (made[name] === fingerprint) continue
    await service.updateConfiguration(contentType, configured(await service.findConfiguration(contentType), name, list))
    made[name] = fingerprint
  }
  await store.set({ value: { ...made } })
}
