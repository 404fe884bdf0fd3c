import { ArticlePage } from '@/components/news/ArticlePage'
import { getArticle, getLatestArticles, LATEST_ARTICLES } from '@/lib/content/articles'
import { isDocumentId } from '@/lib/content/document-id'
import { detailPage } from '@/lib/entities/detail'
import { buildMetadata } from '@/lib/seo/metadata'

const { generateMetadata, generateStaticParams, Page } = detailPage({
  model: 'article',
  find: async (locale, documentId) => (isDocumentId(documentId) ? getArticle(locale, documentId) : null),
  metadata: ({ title, excerpt, seo, publishedDate, updatedAt, author }, page) =>
    buildMetadata({ ...page, title: title ?? '', description: excerpt, seo, article: { publishedTime: publishedDate, modifiedTime: updatedAt, author } }),
  beside: (locale) => getLatestArticles(locale, LATEST_ARTICLES),
  show: (article, locale, latest) => <ArticlePage article={article} latest={latest} locale={locale} />,
})

export { generateMetadata, generateStaticParams, Page as default }
