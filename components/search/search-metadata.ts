import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { routes } from '@/lib/i18n/paths'
import type { SearchQuery } from '@/lib/search/query'
import { buildMetadata, unlisted } from '@/lib/seo/metadata'
import type { Locale } from '@/rules/languages'

/**
 * The meta tags of the search. Its results are not for search engines, the pages they lead to are; and what somebody
 * writes into the address gets into the title, never into a picture of ours.
 */
export async function searchMetadata(locale: Locale, { text, page }: SearchQuery): Promise<Metadata> {
  const [t, seo] = await Promise.all([getTranslations({ locale, namespace: 'search' }), getTranslations({ locale, namespace: 'seo' })])
  const description = t('description')
  const metadata = unlisted(await buildMetadata({ locale, route: routes.search, title: t('title'), description }))
  const found = page > 1 ? t('titleOfPage', { query: text, page }) : t('titleOf', { query: text })
  return { ...metadata, ...(text && { title: `${found} | ${seo('siteName')}` }) }
}
