import type { MetadataRoute } from 'next'
import { getAllArticles } from '@/lib/content/articles'
import { getOrganization } from '@/lib/content/departments'
import { getAllEvents } from '@/lib/content/events'
import { getAllProjects } from '@/lib/content/projects'
import { getAllReports } from '@/lib/content/reports'
import { LOCALES, type Locale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'
import { absoluteUrl, hreflangUrls } from './urls'

/** A page as the sitemap lists it: its route without the language, and when it last changed (if known) in each language it has. */
type SitemapPage = { route: string; modified: Partial<Record<Locale, string | null>> }

type Dated = { documentId: string; updatedAt?: string }

/** The documents of every language, gathered by route. */
async function byRoute<T extends Dated>(
  readAll: (locale: Locale) => Promise<T[]>,
  routeOf: (item: T) => string,
): Promise<SitemapPage[]> {
  const pages = new Map<string, SitemapPage>()
  const lists = await Promise.all(LOCALES.map(async (locale) => ({ locale, items: await readAll(locale) })))
  for (const { locale, items } of lists) {
    for (const item of items) {
      const route = routeOf(item)
      const page = pages.get(route) ?? { route, modified: {} }
      page.modified[locale] = item.updatedAt ?? null
      pages.set(route, page)
    }
  }
  return [...pages.values()]
}

/** Events of others have no page here. */
async function getOwnEvents(locale: Locale) {
  return (await getAllEvents(locale)).filter(({ isExternalEvent }) => !isExternalEvent)
}

/** A list page is there in every language and changes with the newest change of what it lists. */
function listPage(route: string, items: readonly SitemapPage[]): SitemapPage {
  const newest = (locale: Locale) =>
    items
      .flatMap((item) => item.modified[locale] ?? [])
      .sort()
      .at(-1) ?? null
  return { route, modified: { ar: newest('ar'), en: newest('en'), de: newest('de') } }
}

function entries({ route, modified }: SitemapPage): MetadataRoute.Sitemap {
  const locales = LOCALES.filter((locale) => locale in modified)
  const languages = hreflangUrls(route, locales)
  return locales.map((locale) => ({
    url: absoluteUrl(path(locale, route)),
    lastModified: modified[locale] ?? undefined,
    alternates: { languages },
  }))
}

/** Pages that stand by themselves; nothing tells when they last changed. */
const STANDING = [
  routes.partners,
  routes.ambassadors,
  routes.join,
  routes.collaborateIndividuals,
  routes.collaborateOrganizations,
  routes.projectTemplate,
  routes.help,
]

/** Every page in every language it exists in, with true dates of change. Throws ContentUnavailable. */
export async function buildSitemap(): Promise<MetadataRoute.Sitemap> {
  const [articles, projects, reports, events, departments] = await Promise.all([
    byRoute(getAllArticles, (article) => `${routes.articles}/${article.documentId}`),
    byRoute(getAllProjects, (project) => `${routes.projects}/${project.slug}`),
    byRoute(getAllReports, (report) => `${routes.reports}/${report.slug}`),
    byRoute(getOwnEvents, (event) => `${routes.events}/${event.slug}`),
    byRoute(getOrganization, (department) => `${routes.organization}/${department.slug}`),
  ])
  const lists = [
    listPage(routes.home, [...articles, ...projects]),
    listPage(routes.articles, articles),
    listPage(routes.projects, projects),
    listPage(routes.reports, reports),
    listPage(routes.events, events),
    ...STANDING.map((route) => listPage(route, [])),
  ]
  return [...lists, ...projects, ...articles, ...reports, ...events, ...departments].flatMap(entries)
}
