import type { Metadata } from 'next'
import { SearchPage } from '@/components/search/SearchPage'
import { searchMetadata } from '@/components/search/search-metadata'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return searchMetadata(toLocale((await params).lang))
}

export default async function Search({ params }: Props) {
  return <SearchPage locale={toLocale((await params).lang)} />
}
