import type { UID } from '@strapi/strapi'
import type { Locale } from '../rules/languages'

/** Of the versions of a document that in a person's language, or another one where there is none. */
export const versionIn = <T extends { locale: string }>(versions: readonly T[], language: Locale): T | null =>
  versions.find(({ locale }) => locale === language) ?? versions[0] ?? null

/** The published version of a document in a person's language, in another one where there is none, or null. */
export async function findPublished<T extends object>(
  uid: UID.ContentType,
  documentId: string,
  language: Locale,
  populate: Record<string, unknown> = {},
): Promise<T | null> {
  const versions: (T & { locale: string })[] = await strapi.db.query(uid).findMany({
    where: { documentId, publishedAt: { $notNull: true } },
    orderBy: { id: 'asc' },
    populate,
  })
  return versionIn(versions, language)
}
