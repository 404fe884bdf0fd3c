import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { getPageInfo } from '@/lib/content/pages-info'
import { readOr } from '@/lib/content/section'
import { buildMetadata } from '@/lib/seo/metadata'
import { seoOfRoute } from '@/lib/seo/written-pages'
import type { Locale } from '@/rules/languages'
import { type Tab, TABS } from './tab-names'

/** The meta tags of a tab. What editors wrote for the page stands on its first tab; no two tabs are called the same. */
export async function collaborationMetadata({ locale, tab }: { locale: Locale; tab: Tab }): Promise<Metadata> {
  const { label, route } = TABS[tab]
  const [t, info, seo] = await Promise.all([
    getTranslations({ locale, namespace: 'collaborate' }),
    readOr(null, () => getPageInfo(locale, 'collaborationPage')),
    seoOfRoute(locale, route),
  ])
  const title = t('pageTitle', { tab: t(`tabs.${label}`), title: info?.title ?? t('title') })
  return buildMetadata({ locale, route, title, description: t(`${label}.description`), seo })
}
