import type { UID } from '@strapi/strapi'
import { newDocumentId } from '../document-id'
import { titleOf } from '../documents/draft'
import { VERSION } from '../uids'
import { digestOf, type Snapshot } from './snapshot'

/** What was done when a version was kept. */
export type Kind = 'saved' | 'published' | 'takenBack' | 'deleted'

export type Version = {
  id: number
  versionId: string
  uid: UID.ContentType
  documentId: string
  language: string | null
  title: string
  kind: Kind
  at: string
  authorName: string
  digest: string
}

type VersionRow = Omit<Version, 'uid' | 'versionId' | 'at'> & { aboutUid: UID.ContentType; aboutId: string; at: string | Date }

const WITHOUT_DATA = ['id', 'documentId', 'aboutUid', 'aboutId', 'language', 'title', 'kind', 'at', 'authorName', 'digest']

const toVersion = ({ aboutUid, aboutId, documentId, at, ...row }: VersionRow): Version => ({
  ...row,
  uid: aboutUid,
  documentId: aboutId,
  versionId: documentId,
  at: new Date(at).toISOString(),
})

/** The versions that meet a condition, the newest first, without what they hold. */
export async function findVersions(where: Record<string, unknown>, limit?: number): Promise<Version[]> {
  const rows: VersionRow[] = await strapi.db.query(VERSION).findMany({ where, select: WITHOUT_DATA, orderBy: [{ id: 'desc' }], limit })
  return rows.map(toVersion)
}

/** One version with what it holds; null where there is none. */
export async function readVersion(versionId: string): Promise<(Version & { data: Snapshot }) | null> {
  const row: (VersionRow & { data: Snapshot }) | null = await strapi.db.query(VERSION).findOne({ where: { documentId: versionId } })
  return row && { ...toVersion(row), data: row.data }
}

type Author = { id?: number; firstname?: string | null; lastname?: string | null }

/** Whoever asks, or nobody where the service does it by itself. */
const asking = (): Author => Object(strapi.requestContext.get()?.state?.user)

/** Whether there is a version of a document in these languages, or in any. */
export async function hasVersion(uid: UID.ContentType, documentId: string, languages: readonly string[] | undefined): Promise<boolean> {
  const where = { aboutUid: uid, aboutId: documentId, ...(languages && { language: { $in: languages } }) }
  return (await strapi.db.query(VERSION).findOne({ where, select: ['id'] })) !== null
}

type Kept = { kind: Kind; data: Snapshot; at?: Date; author?: Author }

/** Keeps what a document holds now, within the transaction of the change. What was saved as it was before is no version of its own. */
export async function keepVersion(
  uid: UID.ContentType,
  documentId: string,
  language: string | null,
  { kind, data, at = new Date(), author = asking() }: Kept,
): Promise<void> {
  const digest = digestOf(data)
  const about = { aboutUid: uid, aboutId: documentId, language }
  if (kind === 'saved') {
    const [last] = await findVersions(about, 1)
    if (last?.digest === digest && last.kind !== 'deleted') return
  }
  const { id, firstname, lastname } = author
  await strapi.db.query(VERSION).create({
    data: {
      ...about,
      documentId: newDocumentId(),
      title: titleOf(uid, data),
      kind,
      at,
      data,
      digest,
      authorId: id ?? null,
      authorName: [firstname, lastname].filter(Boolean).join(' '),
      publishedAt: new Date(),
    },
  })
}
