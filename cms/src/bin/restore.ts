import type { UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { recordAction } from '../audit/record'
import { isLocalized, titleOf } from '../documents/draft'
import { listOf } from '../documents/values'
import { attributesOf } from '../documents/whole'
import { message } from '../messages'
import { DEFAULT_LOCALE } from '../rules/languages'
import { FILE } from '../uids'
import { restore } from '../versions/restore'
import { type DocumentContents, documentContents, type Named, namedIn } from './contents'
import { amendEntry, type BinEntry, NO_LANGUAGE, readEntries, takeEntry } from './entry'
import { restoreFile } from './files/restore'
import { joinAgain, type Naming, namings } from './naming'

/** What came back: in how many languages, with how many files of the bin, named by how many; and what could not. */
export type Restored = { languages: string[]; files: number; namedBy: number; lost: { files: number; links: number; namedBy: number } }

type Options = { slug?: string; withFiles: boolean }

const inOrder = (languages: readonly string[]) => [...languages].sort((a, b) => Number(b === DEFAULT_LOCALE) - Number(a === DEFAULT_LOCALE))

/** The languages in which a document has not been written anew since. */
async function missingLanguages(uid: UID.ContentType, documentId: string, languages: readonly string[]): Promise<string[]> {
  const rows: { locale: string | null }[] = await strapi.db.query(uid).findMany({ where: { documentId }, select: ['locale'] })
  return isLocalized(uid) ? languages.filter((language) => !rows.some(({ locale }) => locale === language)) : rows.length > 0 ? [] : [...languages]
}

/** Of a single type there is one document: throws where another one stands in its place. */
async function requirePlace(uid: UID.ContentType, documentId: string): Promise<void> {
  if (strapi.contentType(uid).kind !== 'singleType') return
  if (await strapi.db.query(uid).findOne({ where: { documentId: { $ne: documentId } }, select: ['id'] }))
    throw new errors.ApplicationError(message('binSingle'))
}

const holder = (uid: UID.ContentType, slug: string, documentId: string): Promise<Record<string, unknown> | null> =>
  strapi.db.query(uid).findOne({ where: { slug, documentId: { $ne: documentId } } })

/** The first of `school-2`, `school-3` … that nobody has. */
async function freeSlug(uid: UID.ContentType, slug: string, documentId: string): Promise<string> {
  for (let number = 2; ; number += 1) {
    const offered = `${slug}-${number}`
    if (!(await holder(uid, offered, documentId))) return offered
  }
}

/** Throws, and offers another one, where the slug of a document has been taken since. */
async function requireSlug(uid: UID.ContentType, documentId: string, contents: DocumentContents): Promise<void> {
  if (!('slug' in attributesOf(uid))) return
  for (const { slug } of Object.values(contents)) {
    if (typeof slug !== 'string' || !slug) continue
    const other = await holder(uid, slug, documentId)
    if (!other) continue
    const offered = await freeSlug(uid, slug, documentId)
    throw new errors.ApplicationError(message('binSlug', slug, titleOf(uid, other), offered), { slug, offered })
  }
}

/** Brings back from the bin the files that a document names. Gives how many. */
async function restoreFilesOf(named: readonly Named[]): Promise<number> {
  const ids = [...new Set(named.flatMap(({ files }) => files))].map(String)
  const entries = ids.length > 0 ? await readEntries({ aboutUid: FILE, aboutId: { $in: ids } }) : []
  for (const entry of entries) await restoreFile(entry)
  return entries.length
}

/** Has what still lies in the bin come back with a link to a document that named it. */
async function noteLinks(uid: UID.ContentType, documentId: string, language: string | null, { documents }: Named): Promise<void> {
  for (const { uid: target, documentId: named, field, position } of documents) {
    for (const entry of await readEntries({ aboutUid: target, aboutId: named })) {
      const known = namings.parse(entry.namedBy)
      const targets = Object.keys(documentContents.parse(entry.contents)).map((key) => (key === NO_LANGUAGE ? null : key))
      const target = targets.find((key) => key === language) ?? targets[0] ?? null
      const isKnown = known.some((each) => each.uid === uid && each.documentId === documentId && each.language === language && each.field === field)
      if (!isKnown) await amendEntry(entry.entryId, { namedBy: [...known, { uid, documentId, language, field, position, target }] })
    }
  }
}

/** Has a document that still lies in the bin name this one when it comes back. */
async function noteNaming({ uid, documentId, language, field, position }: Naming, aboutId: string): Promise<boolean> {
  const key = language ?? NO_LANGUAGE
  for (const entry of await readEntries({ aboutUid: uid, aboutId: documentId })) {
    const contents = documentContents.parse(entry.contents)
    const held = contents[key]
    if (!held) continue
    const value = held[field]
    if (listOf(value).includes(aboutId)) return true
    if (!Array.isArray(value) && listOf(value).length > 0) return false
    const list = Array.isArray(value) ? [...value.slice(0, position), aboutId, ...value.slice(position)] : aboutId
    await amendEntry(entry.entryId, { contents: { ...contents, [key]: { ...held, [field]: list } } })
    return true
  }
  return false
}

/** Joins a document with what named it. Gives how many do again, and how many cannot. */
async function joinAll(known: readonly Naming[], uid: UID.ContentType, documentId: string): Promise<{ joined: number; lost: number }> {
  const counts = { joined: 0, lost: 0 }
  for (const each of known) {
    const outcome = await joinAgain(each, uid, documentId)
    if (outcome === 'joined') counts.joined += 1
    else if (outcome === 'other' || !(await noteNaming(each, documentId))) counts.lost += 1
  }
  return counts
}

/**
 * Brings a document back under its former name: its languages as drafts, with its files, what it names and what named it. What has been
 * written anew in a language since stays. Throws where that cannot be, and says what can.
 */
export async function restoreDocument(entry: BinEntry, { slug, withFiles }: Options): Promise<Restored> {
  const { entryId, uid: type, aboutId: documentId } = entry
  const uid = type as UID.ContentType
  const held = documentContents.parse(entry.contents)
  const contents = slug === undefined ? held : Object.fromEntries(Object.entries(held).map(([language, fields]) => [language, { ...fields, slug }]))
  const languages = inOrder(await missingLanguages(uid, documentId, Object.keys(contents)))
  if (languages.length === 0) throw new errors.ApplicationError(message('binThere'))
  await requirePlace(uid, documentId)
  await requireSlug(uid, documentId, contents)
  const named = languages.map((language) => ({ language: language || null, ...namedIn(uid, contents[language] ?? {}) }))
  const files = withFiles ? await restoreFilesOf(named) : 0
  return strapi.db.transaction(async () => {
    if (!(await takeEntry(entryId))) throw new errors.NotFoundError(message('binGone'))
    const lost = { files: 0, links: 0, namedBy: 0 }
    for (const language of languages) {
      const found = await restore({ uid, documentId, language: language || null, data: contents[language] ?? {} })
      lost.files += found.files
      lost.links += found.links
    }
    for (const { language, ...names } of named) await noteLinks(uid, documentId, language, names)
    const { joined, lost: unjoined } = await joinAll(namings.parse(entry.namedBy), uid, documentId)
    await recordAction({ action: 'restored', uid, documentId })
    return { languages: languages.filter((language) => language !== NO_LANGUAGE), files, namedBy: joined, lost: { ...lost, namedBy: unjoined } }
  })
}
