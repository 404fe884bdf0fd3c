import { createHash } from 'node:crypto'
import type { UID } from '@strapi/strapi'
import { isLocalized, isPublished } from '../documents/draft'
import { wholePopulate } from '../documents/whole'
import { isSubmission, writableFields } from '../submissions/visible-fields'
import { type Row, snapshotOf } from '../versions/snapshot'

/** The header in which a save names the state that it is based on. The answers of the edit view name it as `meta.savedState`. */
export const STATE_HEADER = 'x-saved-state'

/** A document in a language; the document is empty for a single type, the language for a type without languages. */
export type Place = { uid: UID.ContentType; documentId: string; locale: string }

/** Where nothing is stored; a header does not keep empty words at its end. */
const NOTHING = '-'

/** What was stored there: when it was written, and a digest of its content. */
export type State = Place & { updatedAt: string; digest: string }

export type Stored = Row & { updatedBy?: { firstname?: string | null; lastname?: string | null; id?: number } | null }

export const isSingle = (uid: UID.ContentType): boolean => strapi.contentType(uid).kind === 'singleType'

/** The draft, or the only version of a type without drafts. */
export async function storedAt({ uid, documentId, locale }: Place): Promise<Stored | null> {
  const where = {
    ...(documentId && { documentId }),
    ...(isLocalized(uid) && { locale }),
    ...(isPublished(uid) && { publishedAt: null }),
  }
  return strapi.db.query(uid).findOne({ where, populate: { ...wholePopulate(uid, { withRelations: true }), updatedBy: true } })
}

/** Registrations are counted into the event while it is being edited: that overwrites nobody's text. */
const COUNTED = 'currentRegistrations'

/** The same for the same content. Of what visitors have sent only the fields count that are written in the admin. */
function digestOf(uid: UID.ContentType, row: Row): string {
  const all = snapshotOf(uid, row)
  const written = isSubmission(uid) ? Object.fromEntries(writableFields(uid).map((name) => [name, all[name]])) : all
  const text = JSON.stringify(written, (key, value: unknown) => (key === COUNTED ? undefined : value))
  return createHash('sha256').update(text).digest('base64url')
}

export function stateOf(place: Place, row: Row | null): State {
  return row
    ? { ...place, updatedAt: new Date(row.updatedAt).toISOString(), digest: digestOf(place.uid, row) }
    : { ...place, updatedAt: NOTHING, digest: NOTHING }
}

/** A change in another language writes the shared fields of all of them again; only another content is another state. */
export const isSame = (one: State, other: State): boolean => one.updatedAt === other.updatedAt || one.digest === other.digest

export const writeState = ({ uid, documentId, locale, updatedAt, digest }: State): string => [uid, documentId, locale, updatedAt, digest].join(' ')

/** Null for what is no state of a content type. */
function readState(text: string): State | null {
  const [uid = '', documentId, locale, updatedAt, digest, ...rest] = text.split(' ')
  if (!(uid in strapi.contentTypes) || documentId === undefined || locale === undefined || updatedAt === undefined) return null
  return digest === undefined || rest.length > 0 ? null : { uid: uid as UID.ContentType, documentId, locale, updatedAt, digest }
}

/** The states that a request names, one for each document that it writes. */
export const statesIn = (header: string): State[] => header.split(',').flatMap((text) => readState(text.trim()) ?? [])
