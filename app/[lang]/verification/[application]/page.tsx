import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { VerificationPage } from '@/components/verification/VerificationPage'
import { APPLICATIONS } from '@/lib/content/verification'
import { readAnswer } from '@/lib/forms/verification/answers'
import type { Parameters } from '@/lib/forms/verification/pages'
import { toLocale } from '@/rules/languages'

type Props = {
  params: Promise<{ lang: string; application: string }>
  searchParams: Promise<Parameters>
}

/** The address carries what only one person has: nothing of it is kept. */
export const dynamic = 'force-dynamic'

async function find(params: Props['params']) {
  const { lang, application } = await params
  return { locale: toLocale(lang), application: APPLICATIONS.find((known) => known === application) ?? notFound() }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, application } = await find(params)
  const t = await getTranslations({ locale })
  return {
    title: `${t(`verification.${application}.title`)} | ${t('layout.siteName')}`,
    robots: { index: false, follow: false },
  }
}

export default async function VerificationRoute({ params, searchParams }: Props) {
  const [{ locale, application }, parameters] = await Promise.all([find(params), searchParams])
  return <VerificationPage locale={locale} application={application} parameters={parameters} answer={readAnswer(application, parameters.answer)} />
}
