import { entityOf } from '.'

/** By what the pages of a document's published versions are found, each once; none where its type has no pages. */
export async function publishedNames(uid: string, documentId: string): Promise<string[]> {
  const page = entityOf(uid)?.page
  if (!page) return []
  const versions: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: { $notNull: true } }, select: [page.name], orderBy: { id: 'asc' } })
  const names = versions.flatMap((version) => (typeof version[page.name] === 'string' ? [String(version[page.name])] : []))
  return [...new Set(names)]
}
