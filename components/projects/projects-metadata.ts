import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getPageInfo } from '@/lib/content/pages-info'
import { getPageSeo } from '@/lib/content/seo'
import type { Locale } from '@/lib/i18n/languages'
import { buildMetadata } from '@/lib/seo/metadata'

/** The meta tags of a page of the projects list. */
export async function projectsMetadata(locale: Locale, page: number): Promise<Metadata> {
  const [t, info, seo] = await Promise.all([
    getTranslations({ locale, namespace: 'projects' }),
    getPageInfo(locale, 'projectsPage'),
    getPageSeo(locale, 'projectsPage'),
  ])
  const title = info?.title ?? t('title')
  const description = info?.description ?? t('description')
  if (page === 1) return buildMetadata({ locale, route: '/projects', title, description, seo })
  return buildMetadata({ locale, route: `/projects/page/${page}`, title: t('pageTitle', { title, page }), description })
}
