import { createHash } from 'node:crypto'
import type { UID } from '@strapi/strapi'
import { attributesOf, wholePopulate } from '../documents/whole'
import { isLocalized, isPublished } from '../documents/draft'
import { isRecord } from '../documents/values'

/** What a document holds, as the document service would be given it: files by their numbers, other documents by their names. */
export type Snapshot = Record<string, unknown>

export type Row = Record<string, unknown> & { id: number; documentId: string; locale: string | null; updatedAt: string | Date }

/** What the framework keeps of a document beside what editors write. */
const OWN = new Set(['createdAt', 'updatedAt', 'publishedAt', 'firstPublishedAt', 'createdBy', 'updatedBy', 'locale', 'localizations'])

/** One value or a list of them, as the value was. */
const each = (value: unknown, pick: (entry: Record<string, unknown>) => unknown): unknown =>
  Array.isArray(value) ? value.filter(isRecord).map(pick) : isRecord(value) ? pick(value) : null

function partOf(uid: string, value: Record<string, unknown>): Snapshot {
  const entries = Object.entries(attributesOf(uid)).flatMap(([name, attribute]): [string, unknown][] => {
    if (OWN.has(name)) return []
    const held = value[name]
    switch (attribute.type) {
      case 'media':
        return [[name, each(held, ({ id }) => id)]]
      case 'relation':
        // Where the other one names this one, it is the other's to say.
        return attribute.mappedBy || attribute.writable === false ? [] : [[name, each(held, ({ documentId }) => documentId)]]
      case 'component':
        return [[name, each(held, (part) => partOf(attribute.component ?? '', part))]]
      case 'dynamiczone':
        return [[name, each(held, (part) => ({ __component: part.__component, ...partOf(String(part.__component), part) }))]]
      default:
        return [[name, held ?? null]]
    }
  })
  return Object.fromEntries(entries)
}

/** The draft of a document, or what it has instead of one, in these languages or in all that it has. */
export async function currentRows(uid: UID.ContentType, documentId: string, languages: readonly string[] | undefined): Promise<Row[]> {
  const where = {
    documentId,
    ...(isPublished(uid) && { publishedAt: null }),
    ...(isLocalized(uid) && languages && { locale: { $in: languages } }),
  }
  return strapi.db.query(uid).findMany({ where, populate: wholePopulate(uid, { withRelations: true }) })
}

export const snapshotOf = (uid: UID.ContentType, row: Row): Snapshot => partOf(uid, row)

/** The same for the same content. */
export const digestOf = (snapshot: Snapshot): string => createHash('sha256').update(JSON.stringify(snapshot)).digest('hex')
