import type { UID } from '@strapi/strapi'
import { attributesOf } from '../documents/whole'
import { isLocalized } from '../documents/draft'
import type { Snapshot } from './snapshot'
import type { Version } from './version'
import { listOf } from '../documents/values'

/** What could not be brought back, because it is no longer there. */
export type Lost = { files: number; links: number }

const like = (value: unknown, found: unknown[]): unknown => (Array.isArray(value) ? found : (found[0] ?? null))

async function presentFiles(value: unknown, lost: Lost): Promise<unknown> {
  const ids = listOf(value)
  if (ids.length === 0) return value
  const rows: { id: number }[] = await strapi.db.query('plugin::upload.file').findMany({ where: { id: { $in: ids } }, select: ['id'] })
  const found = ids.filter((id) => rows.some((row) => row.id === id))
  lost.files += ids.length - found.length
  return like(value, found)
}

async function presentDocuments(target: UID.ContentType, value: unknown, lost: Lost): Promise<unknown> {
  const ids = listOf(value)
  const found: unknown[] = []
  for (const documentId of ids) if ((await strapi.db.query(target).count({ where: { documentId } })) > 0) found.push(documentId)
  lost.links += ids.length - found.length
  return { set: found }
}

/** The same content with what is still there of what it names. */
async function present(uid: string, snapshot: Snapshot, lost: Lost): Promise<Snapshot> {
  const attributes = attributesOf(uid)
  const fields: Snapshot = {}
  for (const [name, value] of Object.entries(snapshot)) {
    const attribute = attributes[name]
    // A field that has gone since is no field to write.
    if (!attribute) continue
    const { type, component = '', target } = attribute
    if (type === 'media') fields[name] = await presentFiles(value, lost)
    else if (type === 'relation') fields[name] = target ? await presentDocuments(target, value, lost) : null
    else if (type === 'component' || type === 'dynamiczone') {
      const parts: unknown[] = []
      for (const part of listOf(value)) {
        const held = part as Snapshot
        const own = type === 'dynamiczone' ? String(held.__component) : component
        parts.push({ ...(type === 'dynamiczone' && { __component: own }), ...(await present(own, held, lost)) })
      }
      fields[name] = like(value, parts)
    } else fields[name] = value
  }
  return fields
}

/** Writes what a version holds into the draft; the document is made anew where it was deleted, under its former name. Gives what is lost. */
export async function restore({ uid, documentId, language, data }: Pick<Version, 'uid' | 'documentId' | 'language'> & { data: Snapshot }): Promise<Lost> {
  const lost: Lost = { files: 0, links: 0 }
  await strapi.db.transaction(async () => {
    const fields = await present(uid, data, lost)
    const where = { documentId, ...(isLocalized(uid) && language && { locale: language }) }
    const isThere = (await strapi.db.query(uid).count({ where: { documentId } })) > 0
    if (isThere) await strapi.documents(uid).update({ ...where, data: fields as never })
    else await strapi.documents(uid).create({ ...where, data: fields as never })
  })
  return lost
}
