import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleArchive } from '@/components/news/ArticleArchive'
import { newsMetadata } from '@/components/news/news-metadata'
import { parsePage } from '@/components/shared/page-numbers'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; page: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, page } = await params
  return newsMetadata(toLocale(lang), parsePage(page) ?? 1)
}

export default async function ArchiveRoute({ params }: Props) {
  const { lang, page } = await params
  const number = parsePage(page)
  if (number === null) notFound()
  return <ArticleArchive locale={toLocale(lang)} page={number} />
}
