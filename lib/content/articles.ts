import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { contentBlocks } from './blocks'
import { collection, documentFields } from './documents'
import { text } from './fields'
import { image } from './media'
import type { Page } from './parse'
import { localizations, seo } from './seo'

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

const articles = collection({ path: '/api/articles', model: 'article', schema })

/** The newest articles. */
export async function getLatestArticles(locale: Locale, limit: number): Promise<Article[]> {
  return (await articles.page(locale, 1, limit, NEWEST_FIRST)).items
}

/** A page of the archive, newest first, 24 to a page. */
export function getArticles(locale: Locale, page: number): Promise<Page<Article>> {
  return articles.page(locale, page, LIST_PAGE_SIZE, NEWEST_FIRST)
}

/** Every article, for the sitemap, the feeds and the search. */
export function getAllArticles(locale: Locale): Promise<Article[]> {
  return articles.all(locale, NEWEST_FIRST)
}

export function getArticle(locale: Locale, documentId: string): Promise<Article | null> {
  return articles.one(locale, 'documentId', documentId)
}
