import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReportsList } from '@/components/reports/ReportsList'
import { parsePage } from '@/components/shared/page-numbers'
import { findListPage } from '@/lib/entities/list-pages'
import { getReports } from '@/lib/entities/reports'
import { listPageMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; page: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, page } = await params
  return listPageMetadata(toLocale(lang), 'reports', await findListPage(getReports, parsePage(page) ?? 1))
}

export default async function ReportsArchivePage({ params }: Props) {
  const { lang, page } = await params
  const number = parsePage(page)
  if (number === null) notFound()
  return <ReportsList locale={toLocale(lang)} page={number} />
}
