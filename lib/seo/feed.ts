import { Feed } from 'feed'
import { getTranslations } from 'next-intl/server'
import { LIST_PAGE_SIZE, getLatestArticles } from '@/lib/content/articles'
import type { Locale } from '@/rules/languages'
import { documentPath, path } from '@/lib/i18n/paths'
import { absoluteUrl } from './urls'

/** The Atom feed of the newest articles of a language, as XML. Throws ContentUnavailable. */
export async function buildFeed(locale: Locale): Promise<string> {
  const [t, articles] = await Promise.all([
    getTranslations({ locale, namespace: 'seo' }),
    getLatestArticles(locale, LIST_PAGE_SIZE),
  ])
  const home = absoluteUrl(path(locale, '/'))
  const dates = articles.map(({ updatedAt }) => new Date(updatedAt))
  const feed = new Feed({
    id: home,
    link: home,
    title: t('feedTitle'),
    description: t('description'),
    language: locale,
    copyright: t('siteName'),
    favicon: absoluteUrl('/favicon.ico'),
    feedLinks: { atom: absoluteUrl(`/${locale}/feed.xml`) },
    updated: new Date(Math.max(0, ...dates.map(Number))),
  })
  for (const article of articles) {
    const link = absoluteUrl(documentPath(locale, 'article', article.documentId))
    feed.addItem({
      id: link,
      link,
      title: article.title ?? '',
      description: article.excerpt ?? undefined,
      date: new Date(article.updatedAt),
      published: article.publishedDate ? new Date(article.publishedDate) : undefined,
      author: article.author ? [{ name: article.author }] : [],
    })
  }
  return feed.atom1()
}
