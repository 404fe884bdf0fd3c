import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/languages'
import { routes } from '@/lib/i18n/paths'
import type { SearchQuery } from '@/lib/search/query'
import { buildMetadata } from '@/lib/seo/metadata'

/** The meta tags of the search. Its results are not for search engines, the pages they lead to are. */
export async function searchMetadata(locale: Locale, { text, page }: SearchQuery): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'search' })
  const description = t('description')
  const found = page > 1 ? t('titleOfPage', { query: text, page }) : t('titleOf', { query: text })
  const metadata = await buildMetadata({ locale, route: routes.search, title: text ? found : t('title'), description })
  return { ...metadata, robots: 'noindex, follow' }
}
