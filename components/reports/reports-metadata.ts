import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getPageInfo } from '@/lib/content/pages-info'
import { getPageSeo } from '@/lib/content/seo'
import type { Locale } from '@/lib/i18n/languages'
import { routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'

/** The meta tags of a page of the reports list. */
export async function reportsMetadata(locale: Locale, page: number): Promise<Metadata> {
  const [t, info, seo] = await Promise.all([
    getTranslations({ locale, namespace: 'reports' }),
    getPageInfo(locale, 'reportsPage'),
    getPageSeo(locale, 'reportsPage'),
  ])
  const title = info?.title ?? t('title')
  const description = info?.description ?? t('description')
  if (page === 1) return buildMetadata({ locale, route: routes.reports, title, description, seo })
  return buildMetadata({ locale, route: `${routes.reports}/page/${page}`, title: t('pageTitle', { title, page }), description })
}
