import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { getPageInfo } from '@/lib/content/pages-info'
import { getPageSeo, type Seo } from '@/lib/content/seo'
import { routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
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

/** What editors wrote of a page, or its own words. Throws ContentUnavailable. */
export async function wordsOf(locale: Locale, page: WrittenPage): Promise<Words> {
  const { words, ...names } = pages[page]
  const [t, info, seo] = await Promise.all([getTranslations({ locale }), getPageInfo(locale, names.info), getPageSeo(locale, names.seo)])
  return { title: info?.title ?? t(`${words}.title`), description: info?.description ?? t(`${words}.description`), seo }
}

/** The meta tags of a page as editors wrote them. Throws ContentUnavailable. */
export async function writtenMetadata(locale: Locale, page: WrittenPage): Promise<Metadata> {
  return buildMetadata({ locale, route: pages[page].route, ...(await wordsOf(locale, page)) })
}

/** The meta tags of the n-th page of a list: of the later ones editors write nothing, and no two are called the same. */
export async function listMetadata(locale: Locale, list: 'projects' | 'reports', number: number): Promise<Metadata> {
  if (number === 1) return writtenMetadata(locale, list)
  const [t, { title, description }] = await Promise.all([getTranslations({ locale, namespace: list }), wordsOf(locale, list)])
  return buildMetadata({ locale, route: `${pages[list].route}/page/${number}`, title: t('pageTitle', { title, page: number }), description })
}
