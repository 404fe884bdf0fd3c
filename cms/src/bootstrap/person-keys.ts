import type { Core, UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { keepPersonKeys } from '../submissions/person/keys'
import { PERSON_KEY } from '../uids'
import { giveStoredBefore } from './stored-before'

/** Who has sent what an earlier version has stored is known again. */
export async function ensurePersonKeys(strapi: Core.Strapi): Promise<void> {
  await giveStoredBefore(strapi, 'person_keys', SUBMISSIONS as UID.ContentType[], {
    lacking: async (uid, documentIds) => {
      const where = { submissionUid: uid, submissionId: { $in: documentIds } }
      const keys: { submissionId: string }[] = await strapi.db.query(PERSON_KEY).findMany({ select: ['submissionId'], where })
      const known = new Set(keys.map(({ submissionId }) => submissionId))
      return documentIds.filter((documentId) => !known.has(documentId))
    },
    give: async (uid, rows) => {
      for (const row of rows) await keepPersonKeys(uid, row.documentId, row)
    },
  })
}
