import { FIRST_PART, type Part } from '@/lib/content/client'
import { path, routes } from '@/lib/i18n/paths'
import { isIndexed } from '@/lib/seo/indexing'
import { absoluteUrl, hreflangUrls } from '@/lib/seo/urls'
import { seoOfRoute } from '@/lib/seo/written-pages'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { LOCALES, type Locale } from '@/rules/languages'
import { pagedEntities } from '.'
import type { Address } from './addresses'
import type { PagedEntity } from './paged-entity'

/** A page as the sitemap lists it: its route without the language, and when it last changed (if known) in each language it has. */
export type SitemapPage = { route: string; modified: Partial<Record<Locale, string | null>> }

/** Where some documents are read: those of a type after this one. */
type SitemapPart = { entity: PagedEntity; after: string }

/** When anything of a type last changed, in each language. */
type Newest = Partial<Record<Locale, string>>

/** What the sitemap is cut from: its lists, where its documents are read, and how many pages it has. Little, however many these are. */
export type SitemapOutline = { lists: SitemapPage[]; parts: SitemapPart[]; size: number }

const urlOf = (locale: Locale, route: string) => absoluteUrl(path(locale, route))

/** Documents of every language, gathered by route. */
function byRoute(addresses: readonly Address[]): SitemapPage[] {
  const pages = new Map<string, SitemapPage>()
  for (const { route, locale, updatedAt } of addresses) {
    const page = pages.get(route) ?? { route, modified: {} }
    page.modified[locale] = updatedAt
    pages.set(route, page)
  }
  return [...pages.values()]
}

/** A list page is there in every language and changes with the newest change of what it lists. */
function listPage(route: string, listed: readonly Newest[] = []): SitemapPage {
  const newest = (locale: Locale) =>
    listed
      .flatMap((dates) => dates[locale] ?? [])
      .sort()
      .at(-1) ?? null
  return { route, modified: Object.fromEntries(LOCALES.map((locale) => [locale, newest(locale)])) }
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

/** A list or a standing page in the languages in which editors let search engines have it. Throws ContentUnavailable. */
async function indexedPage({ route, modified }: SitemapPage): Promise<SitemapPage> {
  const listed = await Promise.all(LOCALES.map(async (locale) => isIndexed(await seoOfRoute(locale, route), urlOf(locale, route))))
  return { route, modified: Object.fromEntries(LOCALES.flatMap((locale, index) => (listed[index] ? [[locale, modified[locale] ?? null]] : []))) }
}

/** Of some documents those that editors let search engines have. Throws ContentUnavailable. */
async function indexedOf({ sharesSeo }: PagedEntity, addresses: readonly Address[]): Promise<Address[]> {
  const shared = new Map<Locale, Pick<Address, 'robots' | 'canonicalUrl'> | null>()
  if (sharesSeo) for (const { locale, route } of addresses) if (!shared.has(locale)) shared.set(locale, await seoOfRoute(locale, route))
  return addresses.filter((address) => isIndexed(sharesSeo ? shared.get(address.locale) : address, urlOf(address.locale, address.route)))
}

/** Goes once through all documents of a type, and keeps of them where each part begins. */
async function outlineOf(entity: PagedEntity) {
  const newest: Newest = {}
  const parts: SitemapPart[] = []
  let size = 0
  for (let after: string | null = FIRST_PART; after !== null; ) {
    const { items, next }: Part<Address> = await entity.addresses(after)
    for (const { locale, updatedAt } of items) if (updatedAt > (newest[locale] ?? '')) newest[locale] = updatedAt
    const indexed = await indexedOf(entity, items)
    // A part may be of others entirely.
    if (indexed.length > 0) parts.push({ entity, after })
    size += byRoute(indexed).length
    after = next
  }
  return { entity, newest, parts, size }
}

/** What all pages are, with true dates of change of the lists. Throws ContentUnavailable. */
export async function outlineSitemap(): Promise<SitemapOutline> {
  const all = await Promise.all(Object.values(pagedEntities).map(outlineOf))
  const lists = [
    listPage(
      routes.home,
      all.flatMap(({ entity, newest }) => (ON_HOME.includes(entity) ? newest : [])),
    ),
    ...all.flatMap(({ entity, newest }) => entity.lists.map((route) => listPage(route, [newest]))),
    ...STANDING.map((route) => listPage(route)),
  ]
  return {
    lists: await Promise.all(lists.map(indexedPage)),
    parts: all.flatMap(({ parts }) => parts),
    size: all.reduce((sum, { size }) => sum + size, lists.length),
  }
}

/** The documents of some parts, with true dates of change, in the languages they have. Throws ContentUnavailable. */
export async function sitemapPages(parts: readonly SitemapPart[]): Promise<SitemapPage[]> {
  const read = await Promise.all(parts.map(async ({ entity, after }) => indexedOf(entity, (await entity.addresses(after)).items)))
  return read.flatMap(byRoute)
}

/** A page in each of its languages, with the others beside it. */
export function* sitemapEntries(pages: readonly SitemapPage[]): Generator<SitemapEntry> {
  for (const { route, modified } of pages) {
    const locales = LOCALES.filter((locale) => locale in modified)
    const languages = hreflangUrls(route, locales)
    for (const locale of locales) yield { url: urlOf(locale, route), modified: modified[locale] ?? null, languages }
  }
}
