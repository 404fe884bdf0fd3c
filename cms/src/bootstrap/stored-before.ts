import type { Core, UID } from '@strapi/strapi'

const BATCH = 500

export type StoredRow = Record<string, unknown> & { id: number; documentId: string }

/**
 * Does something with each row of these types that was stored since the last start, so that what an earlier version has stored gets what
 * this one stores with it; all of them at the first. An earlier version may go on storing beside this one, until the next start.
 */
export async function eachStoredBefore(
  strapi: Core.Strapi,
  name: string,
  uids: readonly UID.ContentType[],
  act: (uid: UID.ContentType, row: StoredRow) => Promise<void>,
): Promise<void> {
  for (const uid of uids) {
    const store = strapi.store({ type: 'core', name: 'imar', key: `${name}_until_${uid}` })
    const seen = Number((await store.get({})) ?? 0)
    let last = seen
    for (;;) {
      const rows: StoredRow[] = await strapi.db.query(uid).findMany({ where: { id: { $gt: last } }, orderBy: { id: 'asc' }, limit: BATCH })
      for (const row of rows) await act(uid, row)
      if (rows.length === 0) break
      last = rows.at(-1)?.id ?? last
    }
    if (last > seen) await store.set({ value: last })
  }
}
