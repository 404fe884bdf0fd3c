import { z } from 'zod'
import { text } from '@/lib/content/fields'
import { textOfHtml } from '@/lib/content/html-text'
import { readSingle } from '@/lib/content/client'
import { plainText, richText, type RichText } from '@/lib/content/rich-text'
import { typeTag } from '@/lib/content/tags'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { entity } from './entity'

/** A legal document: rich text, or HTML that whoever shows it sanitises. `version` is what a consent refers to. */
export type LegalDocument = {
  title: string | null
  version: string | null
  updatedAt: string
  content: RichText
  html: string | null
}

const schema = (locale: Locale) =>
  z
    .object({ title: text, version: text, updatedAt: z.string(), content: richText(locale), htmlContent: text })
    .transform(({ htmlContent, ...document }): LegalDocument => ({ ...document, html: htmlContent }))

const readDocument = (locale: Locale, model: string) => readSingle(`/api/${model}`, schema(locale), { locale, tags: [typeTag(model)] })

/** (Requirements, section 3, legal documents) */
export const getTermsOfUse = (locale: Locale) => readDocument(locale, 'terms-of-use')
export const getPrivacyPolicy = (locale: Locale) => readDocument(locale, 'privacy-policy')
export const getImpressum = (locale: Locale) => readDocument(locale, 'impressum')

function legal(model: string, read: (locale: Locale) => Promise<LegalDocument | null>, route: string) {
  return entity({
    documents: {
      one: read,
      async *pages(locale) {
        yield [await read(locale)].filter((document) => document !== null)
      },
    },
    isSingle: true,
    searchType: 'legal',
    shownOn: route,
    brief: (locale, { title }: LegalDocument) => ({ id: model, title, href: path(locale, route) }),
    words: ({ content, html }) => [plainText(content), textOfHtml(html)],
  })
}

export const termsOfUse = legal('terms-of-use', getTermsOfUse, routes.terms)
export const privacyPolicy = legal('privacy-policy', getPrivacyPolicy, routes.privacy)
export const impressum = legal('impressum', getImpressum, routes.impressum)
