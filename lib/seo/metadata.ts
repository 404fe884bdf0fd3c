import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import type { Seo } from '@/lib/content/seo'
import { path } from '@/lib/i18n/paths'
import { LOCALES, languages, type Locale } from '@/rules/languages'
import { cutAtWord, documentTitle, MOST_OF_DESCRIPTION } from './document-title'
import { isIndexed } from './indexing'
import { ogPicturePath } from './og-picture'
import { absoluteUrl, hreflangUrls } from './urls'

export type PageMetadata = {
  locale: Locale
  /** The page's address without the language, such as '/projects/school'. */
  route: string
  /** Shown where the SEO data has no title. */
  title: string
  description?: string | null
  /** What the page says, from which a missing description is taken. */
  text?: string
  seo?: Seo | null
  /** The languages in which the page exists; all when left out. */
  locales?: readonly string[]
  article?: { publishedTime: string | null; modifiedTime: string; author: string | null }
}

/** The size of a picture that is drawn with the title of the page. */
const DRAWN = { width: 1200, height: 630, type: 'image/png' }

/** The meta tags of a page from its SEO data, or from its own title and text. (Requirements, section 2, SEO) */
export async function buildMetadata(page: PageMetadata): Promise<Metadata> {
  const { locale, route, seo } = page
  const t = await getTranslations({ locale, namespace: 'seo' })
  const title = seo?.metaTitle ?? page.title
  const description = seo?.metaDescription ?? page.description ?? (cutAtWord(page.text ?? '', MOST_OF_DESCRIPTION) || undefined)
  const url = absoluteUrl(path(locale, route))
  // What stands at another address, or nowhere in a search engine, has no languages there either.
  const locales = LOCALES.filter((other) => (page.locales ?? LOCALES).includes(other) && isIndexed(seo, url))
  const picture = seo?.ogImage?.social ?? { src: ogPicturePath(locale, title), ...DRAWN }
  const image = { url: picture.src, width: picture.width, height: picture.height, type: picture.type, alt: title }
  const social = { title: seo?.ogTitle ?? title, description: seo?.ogDescription ?? description }
  return {
    metadataBase: new URL(absoluteUrl('/')),
    title: documentTitle(title, { siteName: t('siteName'), shortName: t('shortName') }),
    description,
    robots: seo?.robots ?? 'index, follow',
    alternates: {
      canonical: seo?.canonicalUrl ? absoluteUrl(seo.canonicalUrl) : url,
      languages: hreflangUrls(route, locales),
      types: { 'application/atom+xml': [{ url: absoluteUrl(`/${locale}/feed.xml`), title: t('feedTitle') }] },
    },
    openGraph: {
      ...social,
      url,
      siteName: t('siteName'),
      locale: languages[locale].ogLocale,
      alternateLocale: locales.filter((other) => other !== locale).map((other) => languages[other].ogLocale),
      images: [image],
      ...(page.article ? articleTags(page.article) : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', ...social, images: [image] },
  }
}

/**
 * The meta tags of a page that answers a question, such as a filtered list: not for search engines, which get the pages it
 * leads to. Only the needed ones, since such a page is not kept but sent with each answer.
 */
export function unlisted({ title, description, alternates }: Metadata): Metadata {
  return { title, description, robots: 'noindex, follow', alternates: { canonical: alternates?.canonical } }
}

function articleTags({ publishedTime, modifiedTime, author }: NonNullable<PageMetadata['article']>) {
  return {
    type: 'article' as const,
    modifiedTime,
    ...(publishedTime && { publishedTime }),
    ...(author && { authors: [author] }),
  }
}
