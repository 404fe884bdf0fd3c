import type { Core } from '@strapi/strapi'
import { SUBMISSION_VIEWS, submissionPage } from '../review/views'

/** Raised when the table below changes, so that it is applied once more. */
const VERSION = 3

type List = { columns: string[]; sortBy?: string; order?: 'ASC' | 'DESC' }

/** What tells documents apart in the list; status and languages are columns that Strapi adds. */
const LISTS: Record<string, List> = {
  'home-slider': { columns: ['descriptiveSlide'] },
  hero: { columns: ['title', 'image'] },
  'home-page-stat': { columns: ['title', 'count', 'order'], sortBy: 'order' },
  faq: { columns: ['question', 'prio'], sortBy: 'prio' },
  article: { columns: ['title', 'publishedDate'], sortBy: 'publishedDate', order: 'DESC' },
  report: { columns: ['title', 'publishedDate', 'isExternalReport'], sortBy: 'publishedDate', order: 'DESC' },
  project: { columns: ['title', 'projectStatus', 'creationDate'], sortBy: 'creationDate', order: 'DESC' },
  'project-timeline': { columns: ['project', 'fromDate', 'toDate'], sortBy: 'fromDate', order: 'DESC' },
  'project-form': { columns: ['title', 'note'] },
  event: { columns: ['title', 'startDate'], sortBy: 'startDate', order: 'DESC' },
  announcement: { columns: ['title', 'startDate', 'endDate'], sortBy: 'startDate', order: 'DESC' },
  partner: { columns: ['name', 'logo', 'sortOrder', 'featured'], sortBy: 'sortOrder' },
  ambassador: { columns: ['name', 'country', 'image'], sortBy: 'country' },
  department: { columns: ['title', 'officeName', 'order', 'canJoinTo'], sortBy: 'order' },
  country: { columns: ['name', 'code', 'numericId'] },
  state: { columns: ['name', 'code', 'country'] },
  'mail-template': { columns: ['key', 'subject'], sortBy: 'key' },
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

function configured({ settings, metadatas, layouts }: Configuration, name: string, list: List): Configuration {
  const [mainField = 'id'] = list.columns
  const page = name in SUBMISSION_VIEWS ? submissionPage(name, metadatas) : { edit: withoutHidden(layouts.edit), metadatas }
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

/** Lists that a person can find something in. Set once: what somebody changes in the admin later stays. */
export async function ensureListViews(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'imar', key: 'list_views' })
  if ((await store.get({})) === VERSION) return
  const service = strapi.plugin('content-manager').service('content-types')
  for (const [name, list] of lists()) {
    const contentType = strapi.contentTypes[`api::${name}.${name}` as keyof typeof strapi.contentTypes]
    await service.updateConfiguration(contentType, configured(await service.findConfiguration(contentType), name, list))
  }
  await store.set({ value: VERSION })
}
