import type { UID } from '@strapi/strapi'
import { z } from 'zod'
import { isLocalized, isPublished } from '../documents/draft'
import { linksTo } from '../documents/links'
import { listOf } from '../documents/values'
import { attributesOf } from '../documents/whole'

/** A draft that named a document: by which field, where in it, and which language of the document. */
const naming = z.object({
  uid: z.string(),
  documentId: z.string(),
  language: z.string().nullable(),
  field: z.string(),
  position: z.int(),
  target: z.string().nullable(),
})

export type Naming = z.output<typeof naming>

export const namings = z.array(naming)

type Row = { id: number; documentId: string; locale: string | null }

const typeOf = (uid: string) => uid as UID.ContentType

/** The condition that finds the draft of a language, or what stands instead of one. */
const draftWhere = (uid: UID.ContentType, documentId: string, language: string | null) => ({
  documentId,
  ...(isPublished(uid) && { publishedAt: null }),
  ...(isLocalized(uid) && { locale: language }),
})

const rowsIn = (value: unknown): Row[] => listOf(value) as Row[]

/** What is not published itself names drafts and published versions alike. */
const distinct = (rows: readonly Row[]): Row[] => [...new Map(rows.map((row) => [`${row.documentId} ${row.locale}`, row])).values()]

/** The drafts that name a document, in any of its languages. */
export async function namingsOf(target: UID.ContentType, documentId: string): Promise<Naming[]> {
  const found: Naming[] = []
  for (const { source, name } of linksTo(target)) {
    const rows: (Row & Record<string, unknown>)[] = await strapi.db.query(source).findMany({
      where: { ...(isPublished(source) && { publishedAt: null }), [name]: { documentId } },
      populate: { [name]: { select: ['id', 'documentId', 'locale'] } },
    })
    for (const row of rows) {
      for (const [position, named] of distinct(rowsIn(row[name])).entries()) {
        if (named.documentId !== documentId) continue
        const [language, of] = [isLocalized(source) ? row.locale : null, isLocalized(target) ? named.locale : null]
        found.push({ uid: source, documentId: row.documentId, language, field: name, position, target: of })
      }
    }
  }
  return found
}

const holdsSeveral = (uid: string, field: string) => /Many$/.test(Object(attributesOf(uid)[field]).relation)

/** What has become of what named a document: it names it again, has gone, or names something else by now. */
export type Joined = 'joined' | 'gone' | 'other'

/**
 * Has a draft name a document again where it did. Not by the document service: nobody has edited the draft, and its published version
 * is given the link when the document is published. (documents/links.ts)
 */
export async function joinAgain({ uid, documentId, language, field, position, target }: Naming, about: UID.ContentType, aboutId: string): Promise<Joined> {
  const source = typeOf(uid)
  if (!(source in strapi.contentTypes) || !(field in attributesOf(source))) return 'gone'
  const row: (Row & Record<string, unknown>) | null = await strapi.db
    .query(source)
    .findOne({ where: draftWhere(source, documentId, language), populate: { [field]: { select: ['id', 'documentId', 'locale'] } } })
  const own: Row | null = await strapi.db.query(about).findOne({ where: draftWhere(about, aboutId, target), select: ['id'] })
  if (!row || !own) return 'gone'
  const named = rowsIn(row[field]).map(({ id }) => id)
  if (named.includes(own.id)) return 'joined'
  if (named.length > 0 && !holdsSeveral(source, field)) return 'other'
  const set = [...named.slice(0, position), own.id, ...named.slice(position)].map((id) => ({ id }))
  await strapi.db.transaction(({ trx }) => strapi.db.entityManager.updateRelations(source, row.id, { [field]: { set } }, { transaction: trx }))
  return 'joined'
}
