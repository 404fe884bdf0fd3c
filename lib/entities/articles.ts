import type { Article as ArticleData, NewsArticle, WithContext } from 'schema-dts'
import { z } from 'zod'
import { contentBlocks } from '@/lib/content/blocks'
import { collection, type Page } from '@/lib/content/client'
import { documentFields, text } from '@/lib/content/fields'
import { image } from '@/lib/content/media'
import { localizations, seo } from '@/lib/content/seo'
import { documentPath, routes } from '@/lib/i18n/paths'
import { initiative, momentOf, SCHEMA } from '@/lib/seo/json-ld'
import { buildMetadata } from '@/lib/seo/metadata'
import { absoluteUrl } from '@/lib/seo/urls'
import type { Locale } from '@/rules/languages'
import type { Brief } from './entity'
import { blockText, joinWords } from './entry'
import { pagedEntity } from './paged-entity'

const schema = (locale: Locale) =>
  z.object({
    ...documentFields,
    title: text,
    excerpt: text,
    cover: image(locale),
    publishedDate: text,
    author: text,
    blocks: contentBlocks(locale),
    seo: seo(locale),
    localizations,
  })

export type Article = z.output<ReturnType<typeof schema>>

/** (Requirements, section 9) */
export const HOME_ARTICLES = 5
export const LATEST_ARTICLES = 6
export const LIST_PAGE_SIZE = 24

const NEWEST_FIRST = { sort: 'publishedDate:desc' }

const documents = collection({ path: '/api/articles', model: 'article', schema })

/** The newest articles. */
export async function getLatestArticles(locale: Locale, limit: number): Promise<Article[]> {
  return (await documents.page(locale, 1, limit, NEWEST_FIRST)).items
}

/** A page of the archive, newest first, 24 to a page. */
export function getArticles(locale: Locale, page: number): Promise<Page<Article>> {
  return documents.page(locale, page, LIST_PAGE_SIZE, NEWEST_FIRST)
}

/** The page of all articles: the news page shows the latest only. */
export const ARCHIVE = `${routes.articles}/page`

function brief(locale: Locale, { documentId, title, excerpt, publishedDate, cover }: Article): Brief {
  return { id: documentId, title, text: excerpt, date: publishedDate, cover, href: documentPath(locale, 'article', documentId) }
}

function jsonLd(locale: Locale, article: Article): WithContext<NewsArticle> {
  const url = absoluteUrl(documentPath(locale, 'article', article.documentId))
  const data: WithContext<NewsArticle> & WithContext<ArticleData> = {
    '@context': SCHEMA,
    '@type': 'NewsArticle',
    headline: article.title ?? '',
    url,
    mainEntityOfPage: url,
    inLanguage: locale,
    dateModified: article.updatedAt,
    publisher: initiative(locale),
    ...(article.publishedDate && { datePublished: momentOf(article.publishedDate) }),
    ...(article.excerpt && { description: article.excerpt }),
    ...(article.author && { author: { '@type': 'Person', name: article.author } }),
    ...(article.cover && { image: absoluteUrl(article.cover.src) }),
  }
  return data
}

export const articles = pagedEntity({
  model: 'article',
  documents,
  order: NEWEST_FIRST,
  lists: [routes.articles, `${ARCHIVE}/1`],
  brief,
  words: ({ blocks, author }) => [...blocks.map(blockText), author],
  metadata: ({ title, excerpt, blocks, seo, publishedDate, updatedAt, author }, page) =>
    buildMetadata({
      ...page,
      title: title ?? '',
      description: excerpt,
      text: joinWords(...blocks.map(blockText)),
      seo,
      article: { publishedTime: publishedDate, modifiedTime: updatedAt, author },
    }),
  jsonLd,
  feed: async (locale) =>
    (await getLatestArticles(locale, LIST_PAGE_SIZE)).map((article) => ({ ...brief(locale, article), updatedAt: article.updatedAt, author: article.author })),
})
