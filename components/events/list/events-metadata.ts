import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getPageInfo } from '@/lib/content/pages-info'
import { getPageSeo } from '@/lib/content/seo'
import { routes } from '@/lib/i18n/paths'
import { buildMetadata, unlisted } from '@/lib/seo/metadata'
import type { Locale } from '@/rules/languages'
import { maybe } from './load-events'

/** The meta tags of the events list. A filtered one names the whole list as its original and stays out of search engines. */
export async function eventsMetadata(locale: Locale, isKept: boolean): Promise<Metadata> {
  const [t, info, seo] = await Promise.all([
    getTranslations({ locale, namespace: 'events.list' }),
    maybe(isKept, () => getPageInfo(locale, 'eventsPage')),
    maybe(isKept, () => getPageSeo(locale, 'eventsPage')),
  ])
  const metadata = await buildMetadata({
    locale,
    route: routes.events,
    title: info?.title ?? t('title'),
    description: info?.description ?? t('description'),
    seo,
  })
  return isKept ? metadata : unlisted(metadata)
}
