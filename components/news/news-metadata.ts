import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { buildMetadata } from '@/lib/seo/metadata'
import { wordsOf, writtenMetadata } from '@/lib/seo/written-pages'
import { ARCHIVE } from '@/lib/entities/articles'
import type { Locale } from '@/rules/languages'

/** The meta tags of the news page, or of a page of the archive. */
export async function newsMetadata(locale: Locale, archivePage?: number): Promise<Metadata> {
  if (!archivePage) return writtenMetadata(locale, 'news')
  const [t, { description }] = await Promise.all([getTranslations({ locale, namespace: 'news' }), wordsOf(locale, 'news')])
  return buildMetadata({ locale, route: `${ARCHIVE}/${archivePage}`, title: t('archiveTitle', { page: archivePage }), description })
}
