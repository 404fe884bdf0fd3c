import { path, routes } from '@/lib/i18n/paths'
import { absoluteUrl, hreflangUrls } from '@/lib/seo/urls'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { LOCALES, type Locale } from '@/rules/languages'
import { pagedEntities } from '.'
import type { PagedEntity } from './paged-entity'

/** A page as the sitemap lists it: its route without the language, and when it last changed (if known) in each language it has. */
export type SitemapPage = { route: string; modified: Partial<Record<Locale, string | null>> }

/** The documents of every language, gathered by route. */
async function byRoute({ addresses }: PagedEntity): Promise<SitemapPage[]> {
  const pages = new Map<string, SitemapPage>()
  for (const { route, locale, updatedAt } of await addresses()) {
    const page = pages.get(route) ?? { route, modified: {} }
    page.modified[locale] = updatedAt
    pages.set(route, page)
  }
  return [...pages.values()]
}

/** The newest change of a language; null where there is none. */
function newest(items: readonly SitemapPage[], locale: Locale): string | null {
  let found: string | null = null
  for (const { modified } of items) {
    const at = modified[locale]
    if (at && (found === null || at > found)) found = at
  }
  return found
}

/** A list page is there in every language and changes with the newest change of what it lists. */
const listPage = (route: string, items: readonly SitemapPage[]): SitemapPage => ({
  route,
  modified: Object.fromEntries(LOCALES.map((locale) => [locale, newest(items, locale)])),
})

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

/** Every page in the languages it exists in, with true dates of change; lists come first. Throws ContentUnavailable. */
export async function sitemapPages(): Promise<SitemapPage[]> {
  const all = await Promise.all(Object.values(pagedEntities).map(async (entity) => ({ entity, documents: await byRoute(entity) })))
  const lists = [
    listPage(
      routes.home,
      all.flatMap(({ entity, documents }) => (ON_HOME.includes(entity) ? documents : [])),
    ),
    ...all.flatMap(({ entity, documents }) => entity.lists.map((route) => listPage(route, documents))),
    ...STANDING.map((route) => listPage(route, [])),
  ]
  return [...lists, ...all.flatMap(({ documents }) => documents)]
}

/** A page in each of its languages, with the others beside it. */
export function* sitemapEntries(pages: readonly SitemapPage[]): Generator<SitemapEntry> {
  for (const { route, modified } of pages) {
    const locales = LOCALES.filter((locale) => locale in modified)
    const languages = hreflangUrls(route, locales)
    for (const locale of locales) yield { url: absoluteUrl(path(locale, route)), modified: modified[locale] ?? null, languages }
  }
}
