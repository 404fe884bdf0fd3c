import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { routes } from '@/lib/i18n/paths'
import type { SearchQuery } from '@/lib/search/query'
import { buildMetadata, unlisted } from '@/lib/seo/metadata'
import type { Locale } from '@/rules/languages'

/** The meta tags of the search, which is not for search engines: the pages that it leads to are. */
export async function searchMetadata(locale: Locale): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: 'search' })
  return unlisted(await buildMetadata({ locale, route: routes.search, title: t('title'), description: t('description') }))
}

/** The title of what was found. What somebody writes into the address gets into it, never into a picture of ours. */
export async function foundTitle(locale: Locale, { text, page }: SearchQuery): Promise<string | undefined> {
  if (!text) return undefined
  const [t, seo] = await Promise.all([getTranslations({ locale, namespace: 'search' }), getTranslations({ locale, namespace: 'seo' })])
  const found = page > 1 ? t('titleOfPage', { query: text, page }) : t('titleOf', { query: text })
  return `${found} | ${seo('siteName')}`
}
