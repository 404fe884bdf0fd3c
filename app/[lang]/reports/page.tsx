import type { Metadata } from 'next'
import { ReportsList } from '@/components/reports/ReportsList'
import { listMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata(toLocale((await params).lang), 'reports', 1)
}

export default async function ReportsPage({ params }: Props) {
  return <ReportsList locale={toLocale((await params).lang)} page={1} />
}
