import type { UID } from '@strapi/strapi'
import { kindsFor } from '../files/kinds'
import { Refusal } from './refusal'

export const APPLICANT_FILE = 'api::applicant-file.applicant-file' as UID.ContentType

/** `api::idea.idea` as `idea`. */
const nameOf = (uid: UID.ContentType) => uid.split('.').at(-1)

/**
 * Binds uploaded files to the submission that names them, inside its transaction. A file belongs to one submission and to
 * no second one; whoever knows its id only by chance gets nothing. Throws a Refusal.
 */
export async function claimFiles(ids: readonly string[], uid: UID.ContentType, documentId: string, field: string): Promise<void> {
  if (ids.length === 0) return
  const { count } = await strapi.db.query(APPLICANT_FILE).updateMany({
    // What one form takes, another one may not.
    where: { documentId: { $in: [...ids] }, submissionId: { $null: true }, mime: { $in: kindsFor(nameOf(uid)).map(({ mime }) => mime) } },
    data: { submissionUid: uid, submissionId: documentId },
  })
  if (count !== new Set(ids).size) throw new Refusal('invalid', [{ path: field, code: 'file_missing' }])
}
