import { getTranslations } from '@/lib/i18n/translations'
import { path } from '@/lib/i18n/paths'
import { atomXml } from '@/lib/seo/atom-xml'
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
  const about = {
    home: absoluteUrl(path(locale, '/')),
    self: absoluteUrl(`/${locale}/feed.xml`),
    language: locale,
    title: t('feedTitle'),
    subtitle: t('description'),
    icon: absoluteUrl('/favicon.ico'),
    rights: t('siteName'),
    updated: new Date(Math.max(0, ...items.map(({ updatedAt }) => Date.parse(updatedAt)))),
  }
  const entries = items.map(({ title, text, date, href, updatedAt, author }) => ({
    url: absoluteUrl(href),
    title: title ?? '',
    summary: text ?? null,
    author,
    published: date ?? null,
    updated: updatedAt,
  }))
  return atomXml(about, entries)
}
