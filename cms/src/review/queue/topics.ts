import type { Kind } from './applications'

type Row = { documentId: string; title: string | null; publishedAt: string | null }

/** What projects or departments are called in a language, by their ids, as published or else as drafted; those that are gone are left out. */
export async function topicTitles({ topicUid }: Kind, ids: string[], language: string): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows: Row[] = await strapi.db.query(topicUid).findMany({
    where: { documentId: { $in: [...new Set(ids)] }, locale: language },
    select: ['documentId', 'title', 'publishedAt'],
  })
  const draftsFirst = rows.sort((one, other) => Number(one.publishedAt !== null) - Number(other.publishedAt !== null))
  return new Map(draftsFirst.flatMap(({ documentId, title }) => (title ? [[documentId, title] as const] : [])))
}
