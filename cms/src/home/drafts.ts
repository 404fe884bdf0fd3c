import type { UID } from '@strapi/strapi'
import { isLocalized, titleOf } from '../documents/draft'
import { rightsOf, type Viewer } from '../rights'
import { tableOf } from '../table'

/** A document that was saved and never published, in one of its languages. */
export type Draft = { uid: string; documentId: string; kind: 'collectionType' | 'singleType'; language: string | null; title: string; savedAt: string }

/** How many there are, and those that were saved last. */
export type Drafts = { total: number; newest: Draft[] }

type Row = { uid: UID.ContentType; id: number; documentId: string; savedAt: Date }

/** Of each document the language that was saved last; a document that is public in any language is a matter of translation. */
async function neverPublished(uid: UID.ContentType): Promise<Row[]> {
  const table = tableOf(uid)
  const knex = strapi.db.connection
  const rows: { id: number; document_id: string; updated_at: string | number | Date }[] = await knex({ draft: table })
    // Each is looked up: a list of all that are published would be gone through for each.
    .whereNotExists(
      knex({ public: table }).select(knex.raw('1')).whereRaw('?? = ??', ['public.document_id', 'draft.document_id']).whereNotNull('public.published_at'),
    )
    .orderBy('draft.updated_at', 'desc')
    .select('draft.id', 'draft.document_id', 'draft.updated_at')
  const newest = new Map<string, Row>()
  for (const { id, document_id: documentId, updated_at: savedAt } of rows) {
    if (!newest.has(documentId)) newest.set(documentId, { uid, id, documentId, savedAt: new Date(savedAt) })
  }
  return [...newest.values()]
}

async function read(viewer: Viewer, { uid, id, documentId, savedAt }: Row): Promise<Draft[]> {
  const row: (Record<string, unknown> & { locale: string | null }) | null = await strapi.db.query(uid).findOne({ where: { id }, populate: ['createdBy'] })
  if (!row) return []
  const language = isLocalized(uid) ? row.locale : null
  return [
    {
      uid,
      documentId,
      kind: strapi.contentType(uid).kind,
      language,
      title: rightsOf(viewer, uid).mayReadTitle(row) ? titleOf(uid, row) : '',
      savedAt: savedAt.toISOString(),
    },
  ]
}

/** What was saved and never published, with titles that somebody may read. Only what is shown of it is read whole. */
export async function draftsOf(viewer: Viewer, uids: readonly UID.ContentType[], shown: number): Promise<Drafts> {
  const rows = (await Promise.all(uids.map(neverPublished))).flat().sort((one, other) => other.savedAt.getTime() - one.savedAt.getTime())
  const newest = await Promise.all(rows.slice(0, shown).map((row) => read(viewer, row)))
  return { total: rows.length, newest: newest.flat() }
}
