import type { Metadata } from 'next'
import { cache } from 'react'
import { ArticlePage } from '@/components/news/ArticlePage'
import { getArticle, getLatestArticles, LATEST_ARTICLES } from '@/lib/content/articles'
import { isDocumentId } from '@/lib/content/document-id'
import { leadElsewhere } from '@/lib/elsewhere'
import { type Locale, toLocale } from '@/lib/i18n/languages'
import { routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ lang: string; documentId: string }> }

export const generateStaticParams = () => []

const findArticle = cache(async (locale: Locale, documentId: string) =>
  isDocumentId(documentId) ? getArticle(locale, documentId) : null,
)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, documentId } = await params
  const locale = toLocale(lang)
  const article = await findArticle(locale, documentId)
  if (!article) return {}
  return buildMetadata({
    locale,
    route: `${routes.articles}/${documentId}`,
    title: article.title ?? '',
    description: article.excerpt,
    seo: article.seo,
    locales: [locale, ...article.localizations],
    article: { publishedTime: article.publishedDate, modifiedTime: article.updatedAt, author: article.author },
  })
}

export default async function ArticleRoute({ params }: Props) {
  const { lang, documentId } = await params
  const locale = toLocale(lang)
  // At once, and not one after the other: an editor waits for this page.
  const [article, latest] = await Promise.all([findArticle(locale, documentId), getLatestArticles(locale, LATEST_ARTICLES)])
  if (!article) return leadElsewhere(locale, routes.articles, (other) => findArticle(other, documentId))
  return <ArticlePage article={article} latest={latest} locale={locale} />
}
