import { newDocumentId } from '../document-id'
import { BIN_ENTRY } from '../uids'

/** What stands for the language of what has none. */
export const NO_LANGUAGE = ''

/** What lies in the bin: a document with the languages that were deleted together, or a file. */
export type BinEntry = {
  entryId: string
  uid: string
  /** The name of a document, the number of a file. */
  aboutId: string
  at: Date
  /** By language. */
  titles: Record<string, string>
  /** What it held. Parsed by whoever knows its kind, as what named it, or used it. */
  contents: unknown
  namedBy: unknown
  /** Who once made it: the rights of some depend on that. */
  creatorId: number | null
  /** Who deleted it. */
  authorName: string
}

type Row = Omit<BinEntry, 'entryId' | 'uid' | 'at'> & { documentId: string; aboutUid: string; at: string | Date }

const WITHOUT_CONTENTS = ['documentId', 'aboutUid', 'aboutId', 'at', 'titles', 'creatorId', 'authorName']

const toEntry = ({ documentId, aboutUid, at, ...row }: Row): BinEntry => ({ ...row, entryId: documentId, uid: aboutUid, at: new Date(at) })

export type Listed = Omit<BinEntry, 'contents' | 'namedBy'>

type Page = { where: Record<string, unknown>; page: number; pageSize: number }

/** A page of what lies in the bin, what was deleted last first, without what it held. */
export async function findEntries({ where, page, pageSize }: Page): Promise<{ entries: Listed[]; total: number }> {
  const query = strapi.db.query(BIN_ENTRY)
  const [rows, total] = await Promise.all([
    query.findMany({ where, select: WITHOUT_CONTENTS, orderBy: [{ at: 'desc' }, { id: 'desc' }], offset: (page - 1) * pageSize, limit: pageSize }),
    query.count({ where }),
  ])
  return { entries: rows.map(toEntry), total }
}

/** Whole entries that meet a condition, what was deleted first first. */
export async function readEntries(where: Record<string, unknown>, limit?: number): Promise<BinEntry[]> {
  const rows: Row[] = await strapi.db.query(BIN_ENTRY).findMany({ where, orderBy: { id: 'asc' }, limit })
  return rows.map(toEntry)
}

type Author = { firstname?: string | null; lastname?: string | null }

/** Puts something into the bin, within the transaction in which it is deleted. */
export async function addEntry({ uid, aboutId, titles, contents, namedBy, creatorId }: Omit<BinEntry, 'entryId' | 'at' | 'authorName'>): Promise<void> {
  const { firstname, lastname }: Author = Object(strapi.requestContext.get()?.state?.user)
  const now = new Date()
  const authorName = [firstname, lastname].filter(Boolean).join(' ')
  const about = { aboutUid: uid, aboutId, titles, contents, namedBy, creatorId, authorName, at: now }
  await strapi.db.query(BIN_ENTRY).create({ data: { ...about, documentId: newDocumentId(), publishedAt: now } })
}

/** Takes something out of the bin, within the transaction of the caller. False where somebody else was quicker. */
export async function takeEntry(entryId: string): Promise<boolean> {
  const { count } = await strapi.db.query(BIN_ENTRY).deleteMany({ where: { documentId: entryId } })
  return count > 0
}

/** Notes something more about what lies in the bin. */
export async function amendEntry(entryId: string, data: Partial<Pick<BinEntry, 'contents' | 'namedBy'>>): Promise<void> {
  await strapi.db.query(BIN_ENTRY).updateMany({ where: { documentId: entryId }, data })
}
