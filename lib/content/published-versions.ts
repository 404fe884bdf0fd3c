import 'server-only'
import { z } from 'zod'
import { type Locale, isLocale } from '@/rules/languages'
import { readParts } from './client'
import type { Version } from './live'
import { typeTag } from './tags'

const schema = z.object({
  documentId: z.string(),
  locale: z.string().refine(isLocale),
  /** ISO 8601. */
  updatedAt: z.string(),
  /** What its page is found by, where its type has pages. */
  name: z.string().nullable(),
  /** Of others, who have it on their own site. */
  isExternal: z.boolean(),
})

/** A document that is published in a language. */
export type PublishedVersion = z.output<typeof schema>

/**
 * Which documents of a type are published: a few fields of each, as their whole content would be too much to read where there are thousands. In all
 * languages, unless one is named. Throws ContentUnavailable.
 */
export const getPublishedVersions = (model: string, locale?: Locale): Promise<PublishedVersion[]> =>
  readParts('/api/published-versions', schema, { locale, query: { type: model }, tags: [typeTag(model)] })

/** Those of several types, as what is made of them compares them. Throws ContentUnavailable. */
export async function versionsOf(models: readonly string[], locale: Locale): Promise<Version[]> {
  const found = await Promise.all(
    models.map(async (model) => (await getPublishedVersions(model, locale)).map(({ documentId, updatedAt }) => ({ model, documentId, updatedAt }))),
  )
  return found.flat()
}
