import 'server-only'
import { z } from 'zod'
import { type Locale, isLocale } from '@/rules/languages'
import { FIRST_PART, type Part, readPart } from './client'
import { text } from './fields'
import type { Version } from './live'
import { canonicalUrl } from './seo'
import { typeTag } from './tags'

const schema = z
  .object({
    documentId: z.string(),
    locale: z.string().refine(isLocale),
    /** ISO 8601. */
    updatedAt: z.string(),
    /** What its page is found by, where its type has pages. */
    name: z.string().nullable(),
    /** Of others, who have it on their own site. */
    isExternal: z.boolean(),
    /** What an editor tells search engines about it. */
    robots: text,
    canonicalUrl: text,
  })
  .transform((version) => ({ ...version, canonicalUrl: canonicalUrl(version.locale).parse(version.canonicalUrl) }))

/** A document that is published in a language. */
export type PublishedVersion = z.output<typeof schema>

/**
 * Which documents of a type are published, from the one after `after` on: a few fields of some thousands at once, each document with all of its languages,
 * as their whole content would be too much to read. In all languages, unless one is named. Throws ContentUnavailable.
 */
export const readVersions = (model: string, after: string, locale?: Locale): Promise<Part<PublishedVersion>> =>
  readPart('/api/published-versions', schema, { locale, query: { type: model }, tags: [typeTag(model)] }, after)

/** All of them, a part at a time. Throws ContentUnavailable. */
export async function* allVersions(model: string, locale?: Locale): AsyncGenerator<PublishedVersion[], void, undefined> {
  for (let after: string | null = FIRST_PART; after !== null; ) {
    const { items, next } = await readVersions(model, after, locale)
    yield items
    after = next
  }
}

/** All of a type in a language, a part at a time, as what is made of them compares them. Throws ContentUnavailable. */
export async function* versionsOf(model: string, locale: Locale): AsyncGenerator<Version[], void, undefined> {
  for await (const part of allVersions(model, locale)) yield part.map(({ documentId, updatedAt }) => ({ model, documentId, updatedAt }))
}
