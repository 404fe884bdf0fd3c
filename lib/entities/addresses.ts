import { allVersions, type PublishedVersion, readVersions } from '@/lib/content/published-versions'
import type { Part } from '@/lib/content/client'
import { documentRoute, type PagedModel } from '@/lib/i18n/document-pages.mjs'

/** The route of a document's own page, in one of its languages. `updatedAt` is ISO 8601. */
export type Address = Pick<PublishedVersion, 'locale' | 'updatedAt' | 'isExternal' | 'robots' | 'canonicalUrl'> & { route: string }

const addressesOf = (model: PagedModel, versions: readonly PublishedVersion[]): Address[] =>
  versions.flatMap(({ documentId: _, name, ...version }) => (name ? [{ ...version, route: documentRoute(model, name) }] : []))

/** The addresses of some documents of a type, in all of their languages: of those after `after`. Throws ContentUnavailable. */
export async function readAddresses(model: PagedModel, after: string): Promise<Part<Address>> {
  const { items, next } = await readVersions(model, after)
  return { items: addressesOf(model, items), next }
}

/** Those of all documents of a type, a part at a time. Throws ContentUnavailable. */
export async function* allAddresses(model: PagedModel): AsyncGenerator<Address[], void, undefined> {
  for await (const versions of allVersions(model)) yield addressesOf(model, versions)
}
