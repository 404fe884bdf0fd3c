import { documentPages, documentRoute, PAGED_MODELS } from '../lib/i18n/document-pages.mjs'

/** @typedef {import('../lib/i18n/document-pages.mjs').PagedModel} PagedModel */

/** Which document of a type is looked at, where not all of them have a page of ours that shows everything: the first one of these. */
const chosen = {
  project: '&filters[projectStatus][$eq]=active',
  report: '&filters[isExternalReport][$ne]=true',
  event: '&filters[isExternalEvent][$ne]=true&sort=startDate:desc',
}

/** The list leads to the first document. */
const NO_LIST = 'departments'

/** Pages that are no document's. */
const others = {
  home: '',
  archive: '/articles/page/1',
  filteredEvents: '/events/by/source-own',
  partners: '/our-partners',
  ambassadors: '/our-ambassadors',
  join: '/join',
  individuals: '/collaborate/individuals',
  organizations: '/collaborate/organizations',
  template: '/collaborate/project-template',
  help: '/help',
  search: '/search?q=%D8%B3%D9%88%D8%B1%D9%8A%D8%A7',
  volunteerVerification: '/verification/project-submission',
  departmentVerification: '/verification/department',
  cancellation: '/verification/registration?email=a%40example.org&token=t&id=1',
  sent: '/sent/contact?reference=C-7K3F-92QD',
}

const lists = Object.fromEntries(PAGED_MODELS.map((model) => [documentPages[model].many, documentPages[model].list]).filter(([many]) => many !== NO_LIST))

/** @typedef {keyof typeof others | PagedModel | Exclude<(typeof documentPages)[PagedModel]['many'], typeof NO_LIST>} PageType */

/** A page of every type. Tests and bench go through all of them. */
export const PAGE_TYPES = /** @type {PageType[]} */ ([...Object.keys({ ...others, ...lists }), ...PAGED_MODELS])

/**
 * The route of each type without its language; the first document of a type, which the content service knows, stands for all.
 * @param {{ contentUrl: string, secrets: { CONTENT_TOKEN: string } }} servers
 * @returns {Promise<Record<PageType, string>>}
 */
export async function readPageTypes({ contentUrl, secrets }) {
  const documents = await Promise.all(
    PAGED_MODELS.map(async (model) => {
      const { many, name } = documentPages[model]
      const response = await fetch(`${contentUrl}/api/${many}?locale=ar&pagination[pageSize]=1${chosen[model] ?? ''}`, {
        headers: { authorization: `Bearer ${secrets.CONTENT_TOKEN}` },
      })
      const { data } = await response.json()
      if (!response.ok || !data?.[0]) throw new Error(`There is no ${model} to look at: ${response.status}`)
      return [model, documentRoute(model, data[0][name])]
    }),
  )
  return /** @type {Record<PageType, string>} */ ({ ...others, ...lists, ...Object.fromEntries(documents) })
}

/** The types that answer a question, and are not for search engines. */
export const QUESTIONS = new Set(['filteredEvents', 'search', 'volunteerVerification', 'departmentVerification', 'cancellation', 'sent'])
