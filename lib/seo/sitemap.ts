import type { MetadataRoute } from 'next'
import { type Address, getAddresses } from '@/lib/content/addresses'
import { documentRoute, type PagedModel, pagesOf } from '@/lib/i18n/document-pages'
import { LOCALES, type Locale } from '@/rules/languages'
import { path, routes } from '@/lib/i18n/paths'
import { absoluteUrl, hreflangUrls } from './urls'

/** A page as the sitemap lists it: its route without the language, and when it last changed (if known) in each language it has. */
type SitemapPage = { route: string; modified: Partial<Record<Locale, string | null>> }

/** Null for what is of others, which is not ours to be found by, and for what has no page. */
function routeOf(model: PagedModel, item: Address): string | null {
  const { name, external } = pagesOf(model)
  const value = external && item[external] ? null : item[name]
  return value ? documentRoute(model, value) : null
}

/** The documents of every language, gathered by route; those without a route are left out. */
async function byRoute(model: PagedModel): Promise<SitemapPage[]> {
  const pages = new Map<string, SitemapPage>()
  const lists = await Promise.all(LOCALES.map(async (locale) => ({ locale, items: await getAddresses(locale, model) })))
  for (const { locale, items } of lists) {
    for (const item of items) {
      const route = routeOf(model, item)
      if (route === null) continue
      const page = pages.get(route) ?? { route, modified: {} }
      page.modified[locale] = item.updatedAt
      pages.set(route, page)
    }
  }
  return [...pages.values()]
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
  const [articles, projects, reports, events, departments] = await Promise.all([byRoute('article'), byRoute('project'), byRoute('report'), byRoute('event'), byRoute('department')])
  const lists = [
    listPage(routes.home, [...articles, ...projects]),
    listPage(routes.articles, articles),
    // The news page shows the latest only; this one leads to all.
    listPage(`${routes.articles}/page/1`, articles),
    listPage(routes.projects, projects),
    listPage(routes.reports, reports),
    listPage(routes.events, events),
    ...STANDING.map((route) => listPage(route, [])),
  ]
  return [...lists, ...projects, ...articles, ...reports, ...events, ...departments].flatMap(entries)
}
