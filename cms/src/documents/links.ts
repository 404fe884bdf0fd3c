import type { Schema, UID } from '@strapi/strapi'
import { isPublished } from './draft'

type Row = { id: number; documentId: string; locale: string | null; updatedAt: string }
type Linked = Record<string, Row | Row[] | null>

/** A field by which documents of a type name others. */
export type Link = { source: UID.ContentType; name: string }

function namesOfLinks(attributes: Record<string, Schema.Attribute.AnyAttribute>, target: UID.ContentType): string[] {
  return Object.entries(attributes).flatMap(([name, attribute]) => {
    // Not those of the framework, as from a language to the others.
    const isLink = attribute.type === 'relation' && attribute.writable !== false && !('mappedBy' in attribute)
    return isLink && 'target' in attribute && attribute.target === target ? [name] : []
  })
}

/** Where documents of a type are named. */
export function linksTo(target: UID.ContentType): Link[] {
  return Object.values(strapi.contentTypes).flatMap(({ uid, attributes }) =>
    uid.startsWith('api::') ? namesOfLinks(attributes, target).map((name) => ({ source: uid, name })) : [],
  )
}

const draftOf = ({ documentId, locale }: Row) => ({ documentId, locale, publishedAt: null })
const publishedOf = ({ documentId, locale }: Row) => ({ documentId, locale, publishedAt: { $notNull: true } })

/** Gives the published version of a draft the links that publishing the draft would give it now. */
async function relink({ source, name }: Link, target: UID.ContentType, draft: Row): Promise<void> {
  const published: Row | null = await strapi.db.query(source).findOne({ where: publishedOf(draft) })
  // What was changed since is the editor's to publish.
  if (!published || new Date(draft.updatedAt) > new Date(published.updatedAt)) return
  const linked: Linked = await strapi.db.query(source).findOne({ where: { id: draft.id }, populate: [name] })
  const wanted = [linked[name] ?? []].flat()
  const rows = await Promise.all(wanted.map((row): Promise<Row | null> => strapi.db.query(target).findOne({ where: publishedOf(row) })))
  const set = rows.flatMap((row) => (row ? [{ id: row.id }] : []))
  await strapi.db.query(source).update({ where: { id: published.id }, data: { [name]: { set } } })
}

/** The drafts that name what has this row. */
async function draftsNaming({ source, name }: Link, target: UID.ContentType, id: number): Promise<Row[]> {
  const row: Row | null = await strapi.db.query(target).findOne({ where: { id } })
  return row ? strapi.db.query(source).findMany({ where: { publishedAt: null, [name]: draftOf(row) } }) : []
}

/**
 * Brings a published document back to where it is named. Strapi forgets that when a document is taken back, or was not there yet when
 * the one that names it was published: only publishing that one again would show it.
 */
export async function linkAgain(uid: UID.ContentType, ids: number[]): Promise<void> {
  // What is not published itself names the draft, and Strapi sees to it.
  for (const link of linksTo(uid).filter(({ source }) => isPublished(source))) {
    for (const id of ids) {
      for (const draft of await draftsNaming(link, uid, id)) await relink(link, uid, draft)
    }
  }
}
