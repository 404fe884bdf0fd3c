import type { Metadata } from 'next'
import { getTranslations } from '@/lib/i18n/translations'
import { type Seo, getPageSeo } from '@/lib/content/seo'
import { path } from '@/lib/i18n/paths'
import { LOCALES, languages, type Locale } from '@/rules/languages'
import { documentTitle } from './document-title'
import { ogPicturePath } from './og-picture'
import { absoluteUrl, hreflangUrls } from './urls'

export type PageMetadata = {
  locale: Locale
  /** The page's address without the language, such as '/projects/school'. */
  route: string
  /** Shown where the SEO data has no title. */
  title: string
  description?: string | null
  seo?: Seo | null
  /** The languages in which the page exists; all when left out. */
  locales?: readonly string[]
  article?: { publishedTime: string | null; modifiedTime: string; author: string | null }
}

const PICTURE = { width: 1200, height: 630 }

/** The meta tags of a page from its SEO data, or from its own title and text. (Requirements, section 2, SEO) */
export async function buildMetadata(page: PageMetadata): Promise<Metadata> {
  const { locale, route, seo } = page
  const t = await getTranslations({ locale, namespace: 'seo' })
  const title = seo?.metaTitle ?? page.title
  const own = seo?.metaDescription ?? page.description
  const description = own ?? (await getPageSeo(locale, 'global'))?.metaDescription ?? t('description')
  const url = absoluteUrl(path(locale, route))
  const picture = seo?.ogImage?.src ?? ogPicturePath(locale, title)
  const social = { title: seo?.ogTitle ?? title, description: seo?.ogDescription ?? description }
  return {
    metadataBase: new URL(absoluteUrl('/')),
    title: documentTitle(title, t('siteName')),
    description,
    robots: seo?.robots ?? 'index, follow',
    alternates: {
      canonical: seo?.canonicalUrl ?? url,
      languages: hreflangUrls(route, page.locales),
      types: { 'application/atom+xml': [{ url: absoluteUrl(`/${locale}/feed.xml`), title: t('feedTitle') }] },
    },
    openGraph: {
      ...social,
      url,
      siteName: t('siteName'),
      locale: languages[locale].ogLocale,
      alternateLocale: LOCALES.filter((other) => other !== locale && (page.locales ?? LOCALES).includes(other)).map((other) => languages[other].ogLocale),
      images: [{ url: picture, ...PICTURE, alt: title }],
      ...(page.article ? articleTags(page.article) : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', ...social, images: [picture] },
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
