import type { UID } from '@strapi/strapi'
import { z } from 'zod'
import { isPublished } from '../../documents/draft'
import { attributesOf } from '../../documents/whole'
import { FILE } from '../../uids'

const owner = z.object({ uid: z.string(), documentId: z.string(), language: z.string().nullable(), isPublic: z.boolean() })

/** The document, in a language and a state, that a row belongs to. */
export type Owner = z.output<typeof owner>

const use = z.object({
  /** The type of the row that has the file: of a document, or of a part of one. */
  type: z.string(),
  id: z.int(),
  field: z.string(),
  order: z.number().nullable(),
  owner: owner.nullable(),
})

/** Where a file stands. */
export type Use = z.output<typeof use>

export const uses = z.array(use)

type Link = { related_id: number; related_type: string; field: string; order: number | null }

/** The table in which the media library keeps what uses its files. */
const LINKS = 'files_related_mph'

const isPartOf = (uid: string) =>
  [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)].flatMap((model) =>
    Object.entries(attributesOf(model.uid)).flatMap(([field, { component, components = [] }]) =>
      component === uid || components.includes(uid) ? [{ parent: model.uid, field }] : [],
    ),
  )

/** What a part belongs to: a document, or another part. */
async function parentOf(uid: string, id: number): Promise<{ uid: string; id: number } | null> {
  for (const { parent, field } of isPartOf(uid)) {
    const { tableName } = strapi.db.metadata.get(parent)
    const row: { entity_id: number } | undefined = await strapi.db.transaction(({ trx }) =>
      trx(`${tableName}_cmps`).where({ cmp_id: id, component_type: uid, field }).first('entity_id'),
    )
    if (row) return { uid: parent, id: row.entity_id }
  }
  return null
}

async function ownerOf(uid: string, id: number): Promise<Owner | null> {
  if (!(uid in strapi.contentTypes)) {
    const parent = uid in strapi.components ? await parentOf(uid, id) : null
    return parent && ownerOf(parent.uid, parent.id)
  }
  const row: { documentId: string; locale: string | null; publishedAt: unknown } | null = await strapi.db
    .query(uid)
    .findOne({ where: { id }, select: ['documentId', 'locale', 'publishedAt'] })
  return row && { uid, documentId: row.documentId, language: row.locale, isPublic: !isPublished(uid) || row.publishedAt !== null }
}

/** Where a file of the media library stands. */
export async function usesOf(fileId: number): Promise<Use[]> {
  const rows: Link[] = await strapi.db.transaction(({ trx }) => trx(LINKS).where({ file_id: fileId }).orderBy('id').select('*'))
  const found: Use[] = []
  for (const { related_type: type, related_id: id, field, order } of rows) found.push({ type, id, field, order, owner: await ownerOf(type, id) })
  return found
}

/** The columns that hold rich texts, which name their pictures themselves. */
const richTexts = () =>
  [...Object.values(strapi.contentTypes), ...Object.values(strapi.components)].flatMap(({ uid }) =>
    Object.entries(attributesOf(uid)).flatMap(([field, { type }]) => (type === 'blocks' ? [{ uid, field }] : [])),
  )

/** The documents in whose rich texts a file of the media library stands, by the hash in its name. */
export async function textsWith(hash: string): Promise<Owner[]> {
  const found: Owner[] = []
  for (const { uid, field } of richTexts()) {
    const { tableName, attributes } = strapi.db.metadata.get(uid)
    const column = String(Object(attributes[field]).columnName ?? field)
    const rows: { id: number }[] = await strapi.db.transaction(({ trx }) =>
      trx(tableName)
        .whereRaw('cast(?? as text) like ?', [column, `%"${hash}"%`])
        .select('id'),
    )
    for (const { id } of rows) {
      const named = await ownerOf(uid, id)
      if (named) found.push(named)
    }
  }
  return found
}

/** The documents, in their languages and states, that show a file. */
export async function ownersOf(fileId: number): Promise<Owner[]> {
  const file: { hash: string } | null = await strapi.db.query(FILE).findOne({ where: { id: fileId }, select: ['hash'] })
  const inFields = (await usesOf(fileId)).flatMap(({ owner: named }) => named ?? [])
  return file ? [...inFields, ...(await textsWith(file.hash))] : inFields
}

/** The row in which a file stood; that of the same document in the same state, where it was made anew since. */
async function rowOf({ type, id, owner }: Use): Promise<number | null> {
  const query = strapi.db.query(type)
  if (await query.findOne({ where: { id }, select: ['id'] })) return id
  if (!owner || owner.uid !== type) return null
  const state = isPublished(type) && { publishedAt: owner.isPublic ? { $notNull: true } : null }
  const where = { documentId: owner.documentId, ...(owner.language && { locale: owner.language }), ...state }
  const row: { id: number } | null = await query.findOne({ where, select: ['id'] })
  return row?.id ?? null
}

/** Puts a file where it stood, within the transaction of the caller, unless another one stands there by now. Gives whether it does. */
export async function putInPlace(fileId: number, use: Use): Promise<boolean> {
  const { type, field, order } = use
  if (strapi.getModel(type as UID.Schema)?.attributes[field]?.type !== 'media') return false
  const id = await rowOf(use)
  if (id === null) return false
  return strapi.db.transaction(async ({ trx }) => {
    const place = { related_id: id, related_type: type, field }
    const isSingle = Object(attributesOf(type)[field]).multiple !== true
    if (
      await trx(LINKS)
        .where(isSingle ? place : { ...place, file_id: fileId })
        .first('id')
    )
      return false
    await trx(LINKS).insert({ ...place, order, file_id: fileId })
    return true
  })
}
