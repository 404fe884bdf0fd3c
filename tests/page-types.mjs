/** Which document of a type is looked at: the first one that has a page. */
export const firstOf = {
  project: 'projects?filters[projectStatus][$eq]=active',
  article: 'articles?sort=publishedDate:desc',
  report: 'reports?filters[isExternalReport][$ne]=true&sort=publishedDate:desc',
  event: 'events?filters[isExternalEvent][$ne]=true&sort=startDate:desc',
  department: 'departments?sort=order:asc',
}

/** A page of every type, as a route without its language. Where it is that of a document, the first one of `firstOf` stands for all. */
const routes = {
  home: '',
  projects: '/projects',
  project: ({ project }) => `/projects/${project.slug}`,
  articles: '/articles',
  archive: '/articles/page/1',
  article: ({ article }) => `/articles/${article.documentId}`,
  reports: '/reports',
  report: ({ report }) => `/reports/${report.slug}`,
  events: '/events',
  filteredEvents: '/events?source=own',
  event: ({ event }) => `/events/${event.slug}`,
  organization: ({ department }) => `/organization/${department.slug}`,
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

/** @typedef {keyof typeof routes} PageType */

/** Tests and bench go through all of them. */
export const PAGE_TYPES = /** @type {PageType[]} */ (Object.keys(routes))

/**
 * The route of each type, which the content service knows.
 * @param {{ contentUrl: string, secrets: { CONTENT_TOKEN: string } }} servers
 * @returns {Promise<Record<PageType, string>>}
 */
export async function readPageTypes({ contentUrl, secrets }) {
  const found = await Promise.all(
    Object.entries(firstOf).map(async ([name, query]) => {
      const response = await fetch(`${contentUrl}/api/${query}&locale=ar&pagination[pageSize]=1`, {
        headers: { authorization: `Bearer ${secrets.CONTENT_TOKEN}` },
      })
      const { data } = await response.json()
      if (!response.ok || !data?.[0]) throw new Error(`There is no ${name} to look at: ${response.status}`)
      return [name, data[0]]
    }),
  )
  const documents = Object.fromEntries(found)
  const routeOf = (route) => (typeof route === 'function' ? route(documents) : route)
  return /** @type {Record<PageType, string>} */ (Object.fromEntries(Object.entries(routes).map(([type, route]) => [type, routeOf(route)])))
}

/** The types that are rendered per request. */
export const DYNAMIC = new Set(['filteredEvents', 'search', 'volunteerVerification', 'departmentVerification', 'cancellation', 'sent'])
