import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleArchive } from '@/components/news/ArticleArchive'
import { parsePage } from '@/components/shared/page-numbers'
import { getArticles } from '@/lib/entities/articles'
import { findListPage } from '@/lib/entities/list-pages'
import { listPageMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; page: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, page } = await params
  return listPageMetadata(toLocale(lang), 'news', await findListPage(getArticles, parsePage(page) ?? 1))
}

export default async function ArchiveRoute({ params }: Props) {
  const { lang, page } = await params
  const number = parsePage(page)
  if (number === null) notFound()
  return <ArticleArchive locale={toLocale(lang)} page={number} />
}
