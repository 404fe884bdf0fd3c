import type { Metadata } from 'next'
import { reportsMetadata } from '@/components/reports/reports-metadata'
import { ReportsList } from '@/components/reports/ReportsList'
import { toLocale } from '@/lib/i18n/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return reportsMetadata(toLocale((await params).lang), 1)
}

export default async function ReportsPage({ params }: Props) {
  return <ReportsList locale={toLocale((await params).lang)} page={1} />
}
