import type { UID } from '@strapi/strapi'
import type { Submission } from '../privacy/find'
import { columnOf, tableOf } from '../table'

/** Reads a submission within a transaction, in which it then stays as it is: of two that change it at once the second one sees what the first has done. */
export async function hold(uid: UID.ContentType, documentId: string): Promise<Submission | null> {
  await strapi.db.transaction(({ trx }) => trx(tableOf(uid)).where(columnOf(uid, 'documentId'), documentId).forUpdate().select('id'))
  return strapi.db.query(uid).findOne({ where: { documentId } })
}
