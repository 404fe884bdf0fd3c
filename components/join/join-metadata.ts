import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getPageInfo } from '@/lib/content/pages-info'
import { getPageSeo } from '@/lib/content/seo'
import type { Locale } from '@/lib/i18n/languages'
import { routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'

/** The meta tags of the join page. */
export async function joinMetadata(locale: Locale): Promise<Metadata> {
  const [t, info, seo] = await Promise.all([
    getTranslations({ locale, namespace: 'join' }),
    getPageInfo(locale, 'joinPage'),
    getPageSeo(locale, 'departmentsPage'),
  ])
  return buildMetadata({
    locale,
    route: routes.join,
    title: info?.title ?? t('title'),
    description: info?.description ?? t('description'),
    seo,
  })
}
