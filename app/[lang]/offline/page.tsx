import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { OfflinePage } from '@/components/offline/OfflinePage'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).lang) })
  return { title: `${t('offline.title')} | ${t('layout.siteName')}`, robots: { index: false, follow: false } }
}

export default async function Offline({ params }: Props) {
  return <OfflinePage locale={toLocale((await params).lang)} />
}
