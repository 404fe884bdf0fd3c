import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getPageInfo } from '@/lib/content/pages-info'
import { getPageSeo } from '@/lib/content/seo'
import type { Locale } from '@/lib/i18n/languages'
import { routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'
import { ARCHIVE } from './archive'

/** The meta tags of the news page, or of a page of the archive. */
export async function newsMetadata(locale: Locale, archivePage?: number): Promise<Metadata> {
  const [t, info, seo] = await Promise.all([
    getTranslations({ locale, namespace: 'news' }),
    getPageInfo(locale, 'newsPage'),
    getPageSeo(locale, 'newsPage'),
  ])
  const description = info?.description ?? t('description')
  if (!archivePage) {
    return buildMetadata({ locale, route: routes.articles, title: info?.title ?? t('title'), description, seo })
  }
  const title = t('archiveTitle', { page: archivePage })
  return buildMetadata({ locale, route: `${ARCHIVE}/${archivePage}`, title, description })
}
