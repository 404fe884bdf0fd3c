import { setImmediate as nextTurn } from 'node:timers/promises'
import type { UID } from '@strapi/strapi'

export type RowQuery = Record<string, unknown> & { where?: unknown; select?: string[] }

/** So many rows are read at once, and so many ids are looked through for them: SQLite answers nothing else while it looks. */
const BATCH = 100
const WINDOW = 2000

/** Milliseconds for which rows are worked at before everything else has its turn. */
const TURN = 15

/** Gives what is to be called between rows: now and then it lets the process answer other requests. */
export function turns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN) return
    await nextTurn()
    since = performance.now()
  }
}

/** The rows that meet a query, the last one first, a batch at a time, however many there are. Between batches everything else has its turn. */
export async function* batchesOf<Row extends { id: number }>(uid: UID.ContentType, { where, ...query }: RowQuery): AsyncGenerator<Row[]> {
  const last: { id: number } | null = await strapi.db.query(uid).findOne({ select: ['id'], orderBy: { id: 'desc' } })
  let before = (last?.id ?? 0) + 1
  while (before > 1) {
    const from = Math.max(0, before - WINDOW)
    const rows: Row[] = await strapi.db.query(uid).findMany({
      ...query,
      where: { $and: [where ?? {}, { id: { $lt: before, $gte: from } }] },
      orderBy: { id: 'desc' },
      limit: BATCH,
    })
    if (rows.length > 0) yield rows
    before = rows.length < BATCH ? from : (rows.at(-1)?.id ?? 0)
    await nextTurn()
  }
}
