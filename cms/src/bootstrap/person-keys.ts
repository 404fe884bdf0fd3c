import type { Core, UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { keepPersonKeys } from '../submissions/person/keys'
import { columnOf, tableOf } from '../table'
import { PERSON_KEY } from '../uids'
import { giveStoredBefore } from './stored-before'

/** Who has sent what an earlier version has stored is known again. */
export async function ensurePersonKeys(strapi: Core.Strapi): Promise<void> {
  const { connection } = strapi.db
  const keys = tableOf(PERSON_KEY)
  await giveStoredBefore(strapi, 'person_keys', SUBMISSIONS as UID.ContentType[], {
    lacking: (uid, rows) => {
      const isOfRow = connection.raw('??.?? = ??.??', [keys, columnOf(PERSON_KEY, 'submissionId'), tableOf(uid), columnOf(uid, 'documentId')])
      return rows.whereNotExists(connection(keys).select(connection.raw('1')).where(columnOf(PERSON_KEY, 'submissionUid'), uid).whereRaw(isOfRow))
    },
    give: async (uid, rows) => {
      for (const row of rows) await keepPersonKeys(uid, row.documentId, row)
    },
  })
}
