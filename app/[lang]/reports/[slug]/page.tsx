import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { cache } from 'react'
import { ReportPage } from '@/components/reports/ReportPage'
import { getReport } from '@/lib/content/reports'
import { leadElsewhere } from '@/lib/elsewhere'
import { toLocale } from '@/lib/i18n/languages'
import { routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ lang: string; slug: string }> }

export const generateStaticParams = () => []

const findReport = cache(getReport)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params
  const locale = toLocale(lang)
  const report = await findReport(locale, slug)
  if (!report) return {}
  const t = await getTranslations({ locale, namespace: 'reports' })
  const title = report.title ?? slug
  const metadata = await buildMetadata({
    locale,
    route: `${routes.reports}/${slug}`,
    title,
    description: report.shortDescription,
    seo: report.seo,
    locales: [locale, ...report.localizations],
    article: { publishedTime: report.publishedDate, modifiedTime: report.updatedAt, author: report.author },
  })
  return { ...metadata, title: t('documentTitle', { title }) }
}

export default async function ReportRoute({ params }: Props) {
  const { lang, slug } = await params
  const locale = toLocale(lang)
  const report = await findReport(locale, slug)
  if (!report) return leadElsewhere(locale, routes.reports, (other) => findReport(other, slug))
  return <ReportPage report={report} locale={locale} />
}
