import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { getPageInfo } from '@/lib/content/pages-info'
import { getPageSeo, type Seo, withoutWords } from '@/lib/content/seo'
import { readOr } from '@/lib/content/section'
import { routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import type { SeoPage } from '@/rules/pages'
import { buildMetadata } from './metadata'

/** Pages of which editors write title, description and SEO data; `words` says where their own stand in the messages. */
const pages = {
  news: { route: routes.articles, words: 'news', info: 'newsPage', seo: 'newsPage' },
  projects: { route: routes.projects, words: 'projects', info: 'projectsPage', seo: 'projectsPage' },
  reports: { route: routes.reports, words: 'reports', info: 'reportsPage', seo: 'reportsPage' },
  organization: { route: routes.departments, words: 'organization', info: 'organizationPage', seo: 'organizationPage' },
  ambassadors: { route: routes.ambassadors, words: 'ambassadors', info: 'ambassadorsPage', seo: 'ambassadorsPage' },
  partners: { route: routes.partners, words: 'partners', info: 'partnersPage', seo: 'PartnersPage' },
  join: { route: routes.join, words: 'join', info: 'joinPage', seo: 'departmentsPage' },
} as const

type WrittenPage = keyof typeof pages

type Words = { title: string; description: string; seo: Seo | null }

/** What editors wrote of a page, or its own words. */
export async function wordsOf(locale: Locale, page: WrittenPage): Promise<Words> {
  const { words, ...names } = pages[page]
  const [t, info, seo] = await Promise.all([getTranslations({ locale }), readOr(null, () => getPageInfo(locale, names.info)), getPageSeo(locale, names.seo)])
  return { title: info?.title ?? t(`${words}.title`), description: info?.description ?? t(`${words}.description`), seo }
}

/** By route: which SEO data of the editors is that of the page. */
const seoOf: Readonly<Record<string, SeoPage>> = {
  ...Object.fromEntries(Object.values(pages).map(({ route, seo }) => [route, seo])),
  [routes.home]: 'global',
  [routes.events]: 'eventsPage',
  [routes.collaborateIndividuals]: 'collaborationPage',
  [routes.help]: 'helpPage',
}

/** By route: of which other page a page takes whether it is listed, and its picture. */
const sharedWith: Readonly<Record<string, string>> = {
  [routes.collaborateOrganizations]: routes.collaborateIndividuals,
  [routes.projectTemplate]: routes.collaborateIndividuals,
}

/**
 * What editors say to search engines about a page that is no document, by its route; of one below another, such as the second page of a list, what
 * that one shares. Throws ContentUnavailable.
 */
export async function seoOfRoute(locale: Locale, route: string): Promise<Seo | null> {
  const own = seoOf[route]
  if (own) return getPageSeo(locale, own)
  const above = sharedWith[route] ?? Object.keys(seoOf).find((known) => known !== routes.home && route.startsWith(`${known}/`))
  return above === undefined ? null : withoutWords(await seoOfRoute(locale, above))
}

/** The meta tags of a page as editors wrote them. Throws ContentUnavailable. */
export async function writtenMetadata(locale: Locale, page: WrittenPage): Promise<Metadata> {
  return buildMetadata({ locale, route: pages[page].route, ...(await wordsOf(locale, page)) })
}

/** The n-th page of a list, and the languages in which the list has so many. */
export type ListPage = { number: number; locales: readonly Locale[] }

/** The meta tags of the n-th page of a list: editors write nothing of it, and no two are called or described the same. Throws ContentUnavailable. */
export async function listPageMetadata(locale: Locale, list: 'news' | 'projects' | 'reports', { number, locales }: ListPage): Promise<Metadata> {
  const route = `${pages[list].route}/page/${number}`
  const [t, { title, description }, seo] = await Promise.all([getTranslations({ locale }), wordsOf(locale, list), seoOfRoute(locale, route)])
  const named = list === 'news' ? t('news.archiveTitle', { page: number }) : t(`${list}.pageTitle`, { title, page: number })
  return buildMetadata({ locale, route, locales, title: named, description: t('seo.pageDescription', { description, page: number }), seo })
}
