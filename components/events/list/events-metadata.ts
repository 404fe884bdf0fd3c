import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { getPageInfo } from '@/lib/content/pages-info'
import { readOr } from '@/lib/content/section'
import { getPageSeo } from '@/lib/content/seo'
import { routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'
import type { Locale } from '@/rules/languages'

/** The meta tags of the events list. */
export async function eventsMetadata(locale: Locale): Promise<Metadata> {
  const [t, info, seo] = await Promise.all([
    getTranslations({ locale, namespace: 'events.list' }),
    readOr(null, () => getPageInfo(locale, 'eventsPage')),
    getPageSeo(locale, 'eventsPage'),
  ])
  const title = info?.title ?? t('title')
  return buildMetadata({ locale, route: routes.events, title, description: info?.description ?? t('description'), seo })
}
