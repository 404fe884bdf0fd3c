import type { Metadata } from 'next'
import { newsMetadata } from '@/components/news/news-metadata'
import { NewsPage } from '@/components/news/NewsPage'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return newsMetadata(toLocale((await params).lang))
}

export default async function NewsRoute({ params }: Props) {
  return <NewsPage locale={toLocale((await params).lang)} />
}
