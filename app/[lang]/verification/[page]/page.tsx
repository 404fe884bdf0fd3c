import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { notFound } from 'next/navigation'
import { VerificationPage } from '@/components/verification/VerificationPage'
import { isPage } from '@/lib/forms/verification/pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; page: string }> }

export const generateStaticParams = () => []

async function find(params: Props['params']) {
  const { lang, page } = await params
  return { locale: toLocale(lang), page: isPage(page) ? page : notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, page } = await find(params)
  const t = await getTranslations({ locale })
  return {
    title: `${t(`verification.${page}.title`)} | ${t('layout.siteName')}`,
    robots: { index: false, follow: false },
  }
}

export default async function VerificationRoute({ params }: Props) {
  return <VerificationPage {...(await find(params))} />
}
