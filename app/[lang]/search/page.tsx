import type { Metadata } from 'next'
import { SearchPage } from '@/components/search/SearchPage'
import { searchMetadata } from '@/components/search/search-metadata'
import { parseSearchQuery } from '@/lib/search/query'
import { toLocale } from '@/rules/languages'

// The layout's pages are kept ones; this one answers a query.
export const dynamic = 'force-dynamic'

type Props = {
  params: Promise<{ lang: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return searchMetadata(toLocale((await params).lang), parseSearchQuery(await searchParams))
}

export default async function Search({ params, searchParams }: Props) {
  return <SearchPage locale={toLocale((await params).lang)} query={parseSearchQuery(await searchParams)} />
}
