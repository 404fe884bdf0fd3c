import type { Metadata } from 'next'
import { PrivateContent } from '@/components/my-application/PrivateContent'
import { Static } from '@/lib/framework/static/Static'
import { getTranslations } from '@/lib/i18n/translations'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).lang) })
  return { title: `${t('privatePage.title')} | ${t('layout.siteName')}`, robots: { index: false, follow: false } }
}

/** Where the links of mails lead to what somebody has sent. Without one it asks for the address to send them to. (docs/decisions/private-pages.md) */
export default async function PrivatePageRoute({ params }: Props) {
  return (
    <Static isPlace>
      <PrivateContent locale={toLocale((await params).lang)} carried={{}} />
    </Static>
  )
}
