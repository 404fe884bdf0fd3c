const firstOf = {
  project: 'projects?filters[projectStatus][$eq]=active',
  article: 'articles?sort=publishedDate:desc',
  report: 'reports?filters[isExternalReport][$ne]=true&sort=publishedDate:desc',
  event: 'events?filters[isExternalEvent][$ne]=true&sort=startDate:desc',
  department: 'departments?sort=order:asc',
}

/**
 * A page of every type, as a route without its language. Tests and bench go through all of them.
 * @param {{ contentUrl: string, secrets: { CONTENT_TOKEN: string } }} servers
 */
export async function readPageTypes({ contentUrl, secrets }) {
  /** @type {(name: keyof typeof firstOf) => Promise<{ documentId: string, slug: string }>} */
  const first = async (name) => {
    const response = await fetch(`${contentUrl}/api/${firstOf[name]}&locale=ar&pagination[pageSize]=1`, {
      headers: { authorization: `Bearer ${secrets.CONTENT_TOKEN}` },
    })
    const { data } = await response.json()
    if (!response.ok || !data?.[0]) throw new Error(`There is no ${name} to look at: ${response.status}`)
    return data[0]
  }
  const [project, article, report, event, department] = await Promise.all(
    /** @type {const} */ (['project', 'article', 'report', 'event', 'department']).map(first),
  )
  return {
    home: '',
    projects: '/projects',
    project: `/projects/${project?.slug}`,
    articles: '/articles',
    archive: '/articles/page/1',
    article: `/articles/${article?.documentId}`,
    reports: '/reports',
    report: `/reports/${report?.slug}`,
    events: '/events',
    filteredEvents: '/events?source=own',
    event: `/events/${event?.slug}`,
    organization: `/organization/${department?.slug}`,
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
}

/** The types that are rendered per request. */
export const DYNAMIC = new Set(['filteredEvents', 'search', 'volunteerVerification', 'departmentVerification', 'cancellation', 'sent'])
