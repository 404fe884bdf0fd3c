import { getPublishedVersions, type PublishedVersion } from '@/lib/content/published-versions'
import { documentRoute, type PagedModel } from '@/lib/i18n/document-pages.mjs'

/** The route of a document's own page, in one of its languages. `updatedAt` is ISO 8601. */
export type Address = Pick<PublishedVersion, 'locale' | 'updatedAt' | 'isExternal'> & { route: string }

/** The addresses of all documents of a type, in all languages. Throws ContentUnavailable. */
export async function getAddresses(model: PagedModel): Promise<Address[]> {
  const found = await getPublishedVersions(model)
  return found.flatMap(({ name, locale, updatedAt, isExternal }) => (name ? [{ route: documentRoute(model, name), locale, updatedAt, isExternal }] : []))
}
