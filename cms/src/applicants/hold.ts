import type { UID } from '@strapi/strapi'
import type { Submission } from '../privacy/find'

/** Reads a submission within a transaction, in which it then stays as it is: of two that change it at once the second one sees what the first has done. */
export async function hold(uid: UID.ContentType, documentId: string): Promise<Submission | null> {
  await strapi.db.transaction(({ trx }) => trx(strapi.db.metadata.get(uid).tableName).where({ document_id: documentId }).forUpdate().select('id'))
  return strapi.db.query(uid).findOne({ where: { documentId } })
}
