import { batchesOf } from '../rows'
import { AUDIT } from '../uids'
import type { Action } from './actions'

/** A line of the trail as the admin reads it. */
export type Entry = {
  id: number
  at: string
  action: Action
  userId: number | null
  userName: string | null
  aboutUid: string | null
  aboutId: string | null
  reference: string | null
  detail: string | null
}

export type Filters = {
  action?: Action
  /** The id of an account, or `unknown`: nobody we know. */
  user?: number | 'unknown'
  from?: Date
  /** Up to this moment, without it. */
  to?: Date
  /** A reference or the id of a document, whole. */
  about?: string
}

type Row = Omit<Entry, 'at'> & { at: string | Date }

const SELECT = ['id', 'at', 'action', 'userId', 'userName', 'aboutUid', 'aboutId', 'reference', 'detail']

const toEntry = ({ at, ...row }: Row): Entry => ({ ...row, at: new Date(at).toISOString() })

function conditions({ action, user, from, to, about }: Filters): Record<string, unknown>[] {
  return [
    ...(action ? [{ action }] : []),
    ...(user ? [{ userId: user === 'unknown' ? { $null: true } : user }] : []),
    ...(from ? [{ at: { $gte: from } }] : []),
    ...(to ? [{ at: { $lt: to } }] : []),
    ...(about ? [{ $or: [{ aboutId: about }, { reference: about }] }] : []),
  ]
}

/** The lines that meet the filters, the newest first, after the one that was read last. */
export async function findEntries(filters: Filters, limit: number, before?: number): Promise<Entry[]> {
  const where = { $and: [...conditions(filters), ...(before ? [{ id: { $lt: before } }] : [])] }
  const rows: Row[] = await strapi.db.query(AUDIT).findMany({ where, select: SELECT, orderBy: { id: 'desc' }, limit })
  return rows.map(toEntry)
}

/** All lines that meet the filters, the newest first, a batch at a time. */
export async function* entryBatches(filters: Filters): AsyncGenerator<Entry[]> {
  for await (const rows of batchesOf<Row>(AUDIT, { where: { $and: conditions(filters) }, select: SELECT })) yield rows.map(toEntry)
}
