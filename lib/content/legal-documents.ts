import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { text } from './fields'
import { readSingle } from './parse'
import { richText, type RichText } from './rich-text'
import { typeTag } from './tags'

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

const readDocument = (locale: Locale, model: string) =>
  readSingle(`/api/${model}`, schema(locale), { locale, tags: [typeTag(model)] })

/** (Requirements, section 3, legal documents) */
export const getTermsOfUse = (locale: Locale) => readDocument(locale, 'terms-of-use')
export const getPrivacyPolicy = (locale: Locale) => readDocument(locale, 'privacy-policy')
export const getImpressum = (locale: Locale) => readDocument(locale, 'impressum')
