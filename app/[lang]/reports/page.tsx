import type { Metadata } from 'next'
import { ReportsList } from '@/components/reports/ReportsList'
import { writtenMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return writtenMetadata(toLocale((await params).lang), 'reports')
}

export default async function ReportsPage({ params }: Props) {
  return <ReportsList locale={toLocale((await params).lang)} page={1} />
}
