import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { JoinPage } from '@/components/join/JoinPage'
import { getPageInfo } from '@/lib/content/pages-info'
import { getPageSeo } from '@/lib/content/seo'
import { toLocale } from '@/lib/i18n/languages'
import { routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).lang)
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

export default async function JoinRoute({ params }: Props) {
  return <JoinPage locale={toLocale((await params).lang)} />
}
