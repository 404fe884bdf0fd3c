import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReportsList } from '@/components/reports/ReportsList'
import { parseFilteredRoute } from '@/lib/i18n/list-filters'
import { unlisted } from '@/lib/seo/metadata'
import { writtenMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; filter: string[] }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return unlisted(await writtenMetadata(toLocale((await params).lang), 'reports'))
}

export default async function FilteredReportsPage({ params }: Props) {
  const { lang, filter } = await params
  const asked = parseFilteredRoute('reports', filter)
  if (!asked) notFound()
  return <ReportsList locale={toLocale(lang)} {...asked} />
}
