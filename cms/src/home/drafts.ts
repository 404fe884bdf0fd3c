import type { UID } from '@strapi/strapi'
import { isLocalized, titleOf } from '../documents/draft'

/** A document that was saved and never published, in one of its languages. */
export type Draft = { uid: string; documentId: string; kind: 'collectionType' | 'singleType'; language: string | null; title: string; savedAt: string }

type Row = Record<string, unknown> & { documentId: string; locale: string | null; publishedAt: string | null; updatedAt: string }

/** Of each document the language that was saved last; a document that is public in any language is a matter of translation. */
async function draftsOfType(uid: UID.ContentType): Promise<Draft[]> {
  const rows: Row[] = await strapi.db.query(uid).findMany({ orderBy: { updatedAt: 'desc' } })
  const isPublic = new Set(rows.filter(({ publishedAt }) => publishedAt !== null).map(({ documentId }) => documentId))
  const drafts = new Map<string, Draft>()
  for (const row of rows) {
    if (isPublic.has(row.documentId) || drafts.has(row.documentId)) continue
    drafts.set(row.documentId, {
      uid,
      documentId: row.documentId,
      kind: strapi.contentType(uid).kind,
      language: isLocalized(uid) ? row.locale : null,
      title: titleOf(uid, row),
      savedAt: new Date(row.updatedAt).toISOString(),
    })
  }
  return [...drafts.values()]
}

/** What was saved and never published, the last saved first. */
export async function draftsOf(uids: readonly string[]): Promise<Draft[]> {
  const drafts = await Promise.all(uids.map((uid) => draftsOfType(uid as UID.ContentType)))
  return drafts.flat().sort((one, other) => other.savedAt.localeCompare(one.savedAt))
}
