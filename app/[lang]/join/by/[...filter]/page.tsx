import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { JoinPage } from '@/components/join/JoinPage'
import { parseFilteredRoute } from '@/lib/i18n/list-filters'
import { unlisted } from '@/lib/seo/metadata'
import { writtenMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; filter: string[] }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return unlisted(await writtenMetadata(toLocale((await params).lang), 'join'))
}

export default async function FilteredJoinPage({ params }: Props) {
  const { lang, filter } = await params
  const asked = parseFilteredRoute('departments', filter)
  if (asked?.page !== 1) notFound()
  return <JoinPage locale={toLocale(lang)} filter={asked.filter} />
}
