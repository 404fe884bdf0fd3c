import { Feed } from 'feed'
import { getTranslations } from '@/lib/i18n/translations'
import { path } from '@/lib/i18n/paths'
import { absoluteUrl } from '@/lib/seo/urls'
import type { Locale } from '@/rules/languages'
import { pagedEntities } from '.'

/** The Atom feed of what is new in a language, as XML. Throws ContentUnavailable. */
export async function buildFeed(locale: Locale): Promise<string> {
  const [t, ...parts] = await Promise.all([
    getTranslations({ locale, namespace: 'seo' }),
    ...Object.values(pagedEntities).map(({ feed }) => feed?.(locale) ?? []),
  ])
  const items = parts.flat()
  const home = absoluteUrl(path(locale, '/'))
  const dates = items.map(({ updatedAt }) => new Date(updatedAt))
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
  for (const { title, text, date, href, updatedAt, author } of items) {
    const link = absoluteUrl(href)
    feed.addItem({
      id: link,
      link,
      title: title ?? '',
      description: text ?? undefined,
      date: new Date(updatedAt),
      published: date ? new Date(date) : undefined,
      author: author ? [{ name: author }] : [],
    })
  }
  return feed.atom1()
}
