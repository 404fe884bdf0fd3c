import type { MetadataRoute } from 'next'
import { path, routes } from '@/lib/i18n/paths'
import { absoluteUrl, hreflangUrls } from '@/lib/seo/urls'
import { LOCALES, type Locale } from '@/rules/languages'
import { pagedEntities } from '.'
import type { PagedEntity } from './paged-entity'

/** A page as the sitemap lists it: its route without the language, and when it last changed (if known) in each language it has. */
type SitemapPage = { route: string; modified: Partial<Record<Locale, string | null>> }

/** The documents of every language, gathered by route. */
async function byRoute({ addresses }: PagedEntity): Promise<SitemapPage[]> {
  const pages = new Map<string, SitemapPage>()
  const lists = await Promise.all(LOCALES.map(async (locale) => ({ locale, items: await addresses(locale) })))
  for (const { locale, items } of lists) {
    for (const { route, updatedAt } of items) {
      const page = pages.get(route) ?? { route, modified: {} }
      page.modified[locale] = updatedAt
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
  return { route, modified: Object.fromEntries(LOCALES.map((locale) => [locale, newest(locale)])) }
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

/** What the home page changes with. */
const ON_HOME: readonly PagedEntity[] = [pagedEntities.article, pagedEntities.project]

/** Every page in every language it exists in, with true dates of change. Throws ContentUnavailable. */
export async function buildSitemap(): Promise<MetadataRoute.Sitemap> {
  const all = await Promise.all(Object.values(pagedEntities).map(async (entity) => ({ entity, documents: await byRoute(entity) })))
  const lists = [
    listPage(
      routes.home,
      all.flatMap(({ entity, documents }) => (ON_HOME.includes(entity) ? documents : [])),
    ),
    ...all.flatMap(({ entity, documents }) => entity.lists.map((route) => listPage(route, documents))),
    ...STANDING.map((route) => listPage(route, [])),
  ]
  return [...lists, ...all.flatMap(({ documents }) => documents)].flatMap(entries)
}
