import type { Core, UID } from '@strapi/strapi'

const BATCH = 500

export type StoredRow = Record<string, unknown> & { id: number; documentId: string }

type Ways = {
  /** Those of these documents that lack it: of most it is enough to know that they do not. */
  lacking: (uid: UID.ContentType, documentIds: string[]) => Promise<string[]>
  give: (uid: UID.ContentType, rows: StoredRow[]) => Promise<void>
}

/**
 * Gives what this version stores with each row of these types to those rows that lack it and were stored since the last start; all of them at the
 * first. An earlier version may go on storing beside this one, until the next start.
 */
export async function giveStoredBefore(strapi: Core.Strapi, name: string, uids: readonly UID.ContentType[], { lacking, give }: Ways): Promise<void> {
  for (const uid of uids) {
    const store = strapi.store({ type: 'core', name: 'imar', key: `${name}_until_${uid}` })
    const seen = Number((await store.get({})) ?? 0)
    let last = seen
    for (;;) {
      const stored: Pick<StoredRow, 'id' | 'documentId'>[] = await strapi.db
        .query(uid)
        .findMany({ select: ['id', 'documentId'], where: { id: { $gt: last } }, orderBy: { id: 'asc' }, limit: BATCH })
      const found = stored.length > 0 ? await lacking(uid, [...new Set(stored.map(({ documentId }) => documentId))]) : []
      if (found.length > 0) await give(uid, await strapi.db.query(uid).findMany({ where: { documentId: { $in: found } } }))
      const end = stored.at(-1)
      if (!end) break
      last = end.id
    }
    if (last > seen) await store.set({ value: last })
  }
}
