import type { UID } from '@strapi/strapi'
import { Refusal } from './refusal'

export const APPLICANT_FILE = 'api::applicant-file.applicant-file' as UID.ContentType

/**
 * Binds uploaded files to the submission that names them, inside its transaction. A file belongs to one submission and to
 * no second one; whoever knows its id only by chance gets nothing. Throws a Refusal.
 */
export async function claimFiles(ids: readonly string[], uid: UID.ContentType, documentId: string, field: string): Promise<void> {
  if (ids.length === 0) return
  const { count } = await strapi.db.query(APPLICANT_FILE).updateMany({
    where: { documentId: { $in: [...ids] }, submissionId: { $null: true } },
    data: { submissionUid: uid, submissionId: documentId },
  })
  if (count !== new Set(ids).size) throw new Refusal('invalid', [{ path: field, code: 'file_missing' }])
}
