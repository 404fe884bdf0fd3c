import type { Core, UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { keepPersonKeys } from '../submissions/person/keys'
import { PERSON_KEY } from '../uids'
import { eachStoredBefore } from './stored-before'

/** Who has sent what an earlier version has stored is known again. */
export async function ensurePersonKeys(strapi: Core.Strapi): Promise<void> {
  await eachStoredBefore(strapi, 'person_keys', SUBMISSIONS as UID.ContentType[], async (uid, row) => {
    const { documentId } = row
    if ((await strapi.db.query(PERSON_KEY).count({ where: { submissionUid: uid, submissionId: documentId } })) > 0) return
    await keepPersonKeys(uid, documentId, row)
  })
}
