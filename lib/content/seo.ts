import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import type { SeoPage } from '@/rules/pages'
import { linkIn, optional, text } from './fields'
import { image } from './media'
import { readSingle } from './client'
import { readOr } from './section'
import { typeTag } from './tags'

/** The address that search engines are to take for a page's own: a web address, or a path of this site, which gets the language where it has none. */
export const canonicalUrl = (locale: Locale) =>
  linkIn(locale).transform((value) => (value && /^(?:https?:|\/)/i.test(value) && URL.canParse(value, 'https://own.invalid') ? value : null))

/** What an editor says to search engines and social networks about a page. (Requirements, section 2, SEO) */
const seoSchema = (locale: Locale) =>
  z.object({
    metaTitle: text,
    metaDescription: text,
    canonicalUrl: canonicalUrl(locale),
    robots: text,
    ogTitle: text,
    ogDescription: text,
    ogImage: image(locale),
  })

export type Seo = z.output<ReturnType<typeof seoSchema>>

export const seo = (locale: Locale) => optional(seoSchema(locale))

/** What an editor says of a page, for another page of its kind, such as the second of a list: whether it is listed, and the picture. */
export const withoutWords = (seo: Seo | null): Seo | null =>
  seo && { ...seo, metaTitle: null, metaDescription: null, canonicalUrl: null, ogTitle: null, ogDescription: null }

/** Languages in which a document is published, itself included. */
export const localizations = z
  .array(z.object({ locale: z.string() }))
  .nullish()
  .transform((entries) => (entries ?? []).map((entry) => entry.locale))

const pages = z.record(z.string(), z.unknown())

/** The SEO data of a page; null where there are none or they cannot be read. (Requirements, section 7, api/Seo) */
export async function getPageSeo(locale: Locale, page: SeoPage): Promise<Seo | null> {
  const all = await readOr(null, () => readSingle('/api/Seo', pages, { locale, tags: [typeTag('seo')] }))
  return all && seo(locale).parse(all[page])
}
