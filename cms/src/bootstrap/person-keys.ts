import type { Core, UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { withLock } from '../locks'
import { keepPersonKeys } from '../submissions/person/keys'
import { PERSON_KEY } from '../uids'

const BATCH = 500

type Row = Record<string, unknown> & { id: number; documentId: string }

/** The ids of submissions of a type that have no keys. */
async function withoutKeys(strapi: Core.Strapi, uid: UID.ContentType): Promise<number[]> {
  const knex = strapi.db.connection
  const tableOf = (type: UID.ContentType) => strapi.db.metadata.get(type).tableName
  return knex(tableOf(uid))
    .whereNotIn('document_id', knex(tableOf(PERSON_KEY)).where({ submission_uid: uid }).select('submission_id'))
    .pluck('id')
}

/** Who has sent what an earlier version has stored is known again. */
export async function ensurePersonKeys(strapi: Core.Strapi): Promise<void> {
  await withLock('person-keys', async () => {
    for (const uid of SUBMISSIONS as UID.ContentType[]) {
      const ids = await withoutKeys(strapi, uid)
      while (ids.length > 0) {
        const rows: Row[] = await strapi.db.query(uid).findMany({ where: { id: { $in: ids.splice(0, BATCH) } } })
        for (const row of rows) await keepPersonKeys(uid, row.documentId, row)
      }
    }
  })
}
