import type { Metadata } from 'next'
import { NewsPage } from '@/components/news/NewsPage'
import { writtenMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return writtenMetadata(toLocale((await params).lang), 'news')
}

export default async function NewsRoute({ params }: Props) {
  return <NewsPage locale={toLocale((await params).lang)} />
}
