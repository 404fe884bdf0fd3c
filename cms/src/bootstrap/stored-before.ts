import type { Core, UID } from '@strapi/strapi'
import { tableOf } from '../table'

const BATCH = 500

export type StoredRow = Record<string, unknown> & { id: number; documentId: string }

type Rows = ReturnType<Core.Strapi['db']['connection']>

type Ways = {
  /** Narrows rows of a type down to those that lack it. In the database: of a million rows most do not. */
  lacking: (uid: UID.ContentType, rows: Rows) => Rows
  give: (uid: UID.ContentType, rows: StoredRow[]) => Promise<void>
}

/**
 * Gives what this version stores with each row of these types to those rows that lack it and were stored since the last start; all of them at the
 * first. An earlier version may go on storing beside this one, until the next start.
 */
export async function giveStoredBefore(strapi: Core.Strapi, name: string, uids: readonly UID.ContentType[], { lacking, give }: Ways): Promise<void> {
  const { connection } = strapi.db
  for (const uid of uids) {
    const store = strapi.store({ type: 'core', name: 'imar', key: `${name}_until_${uid}` })
    const seen = Number((await store.get({})) ?? 0)
    const stored = () => connection(tableOf(uid)).where('id', '>', seen)
    const newest = Number((await stored().max({ id: 'id' }).first())?.id ?? seen)
    for (let last = seen; last < newest; ) {
      const ids: number[] = await lacking(uid, stored().where('id', '>', last).where('id', '<=', newest))
        .orderBy('id')
        .limit(BATCH)
        .pluck('id')
      if (ids.length > 0) await give(uid, await strapi.db.query(uid).findMany({ where: { id: { $in: ids } }, orderBy: { id: 'asc' } }))
      last = ids.length < BATCH ? newest : Number(ids.at(-1))
    }
    if (newest > seen) await store.set({ value: newest })
  }
}
