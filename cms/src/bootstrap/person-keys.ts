import type { Core, UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { keepPersonKeys } from '../submissions/person/keys'
import { PERSON_KEY } from '../uids'
import { giveStoredBefore, tableOf } from './stored-before'

/** Who has sent what an earlier version has stored is known again. */
export async function ensurePersonKeys(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db
  const keys = tableOf(strapi, PERSON_KEY)
  await giveStoredBefore(strapi, 'person_keys', SUBMISSIONS as UID.ContentType[], {
    lacking: (uid, rows) => {
      const isOfRow = connection.raw('??.?? = ??.??', [keys, 'submission_id', tableOf(strapi, uid), 'document_id'])
      return rows.whereNotExists(connection(keys).select(connection.raw('1')).where('submission_uid', uid).whereRaw(isOfRow))
    },
    give: async (uid, rows) => {
      for (const row of rows) await keepPersonKeys(uid, row.documentId, row)
    },
  })
}
