import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { CancellationPage } from '@/components/verification/CancellationPage'
import { readAnswer } from '@/lib/forms/verification/answers'
import type { Parameters } from '@/lib/forms/verification/pages'
import { toLocale } from '@/rules/languages'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Parameters>
}

/** The address carries what only one person has: nothing of it is kept. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: toLocale((await params).lang) })
  return { title: `${t('verification.registration.title')} | ${t('layout.siteName')}`, robots: { index: false, follow: false } }
}

export default async function CancellationRoute({ params, searchParams }: Props) {
  const [{ lang }, parameters] = await Promise.all([params, searchParams])
  return <CancellationPage locale={toLocale(lang)} parameters={parameters} answer={readAnswer('registration', parameters.answer)} />
}
