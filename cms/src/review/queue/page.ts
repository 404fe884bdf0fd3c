import { errors } from '@strapi/utils'
import type { Scope } from '../scope'
import type { Kind } from './applications'
import type { Wanted } from './filter'

/** A place in the queue: the moment by which it is ordered, and the id, which parts what came at the same one. */
export type Place = { at: Date; documentId: string }

export type Order = 'verifiedAt' | 'createdAt'

export type Row = {
  id: number
  documentId: string
  reference: string
  fullName: string | null
  email: string
  submitLanguage: string | null
  verificationStatus: string
  verifiedAt: string | null
  createdAt: string
  decidedAt: string | null
  decidedBy: string | null
  assignedTo: number | null
} & Record<string, unknown>

/** An application as it is stored, and what somebody may read of it. */
export type Entry = { kind: Kind; row: Row; shown: Partial<Row> }

const SELECT = [
  'id',
  'documentId',
  'reference',
  'fullName',
  'email',
  'submitLanguage',
  'verificationStatus',
  'verifiedAt',
  'createdAt',
  'decidedAt',
  'decidedBy',
  'assignedTo',
  'reviewNote',
]

export const placeOf = ({ row }: Pick<Entry, 'row'>, order: Order): Place => ({ at: new Date(row[order] ?? row.createdAt), documentId: row.documentId })

export const writeCursor = ({ at, documentId }: Place): string => `${at.toISOString()}~${documentId}`

/** Throws where a cursor is none of ours. */
export function readCursor(cursor: string): Place {
  const [at = '', documentId = ''] = cursor.split('~')
  if (Number.isNaN(Date.parse(at)) || !documentId) throw new errors.ValidationError('malformed cursor')
  return { at: new Date(at), documentId }
}

/** What comes behind a place, or before it. */
export const beyond = ({ at, documentId }: Place, order: Order, side: 'after' | 'before'): Scope => {
  const than = side === 'after' ? '$gt' : '$lt'
  return { $or: [{ [order]: { [than]: at } }, { [order]: at, documentId: { [than]: documentId } }] }
}

const compare = (one: Place, other: Place) => one.at.getTime() - other.at.getTime() || (one.documentId < other.documentId ? -1 : 1)

/**
 * The applications next to a place, nearest first, of all types together. Keyset paging: whatever others decide meanwhile, none is
 * shown twice and none is left out.
 */
export async function entriesFrom(kinds: Wanted[], order: Order, place: Place | null, limit: number, side: 'after' | 'before' = 'after'): Promise<Entry[]> {
  const direction = side === 'after' ? 'asc' : 'desc'
  const found = await Promise.all(
    kinds.map(async ({ kind, where, rights }) => {
      const rows: Row[] = await strapi.db.query(kind.uid).findMany({
        where: { $and: [where, { [order]: { $notNull: true } }, place ? beyond(place, order, side) : {}] },
        select: [...SELECT, kind.topic, kind.topicTitle],
        orderBy: [{ [order]: direction }, { documentId: direction }],
        limit,
      })
      return Promise.all(rows.map(async (row): Promise<Entry> => ({ kind, row, shown: await rights.readable(row) })))
    }),
  )
  const sign = side === 'after' ? 1 : -1
  return found
    .flat()
    .sort((one, other) => sign * compare(placeOf(one, order), placeOf(other, order)))
    .slice(0, limit)
}
