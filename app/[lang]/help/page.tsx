import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { HelpPage } from '@/components/help/HelpPage'
import { getPageSeo } from '@/lib/content/seo'
import { routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = toLocale((await params).lang)
  const [t, seo] = await Promise.all([getTranslations({ locale, namespace: 'help' }), getPageSeo(locale, 'helpPage')])
  return buildMetadata({
    locale,
    route: routes.help,
    title: t('title'),
    description: t('description'),
    seo,
  })
}

export default async function HelpRoute({ params }: Props) {
  return <HelpPage locale={toLocale((await params).lang)} />
}
