import type { UID } from '@strapi/strapi'
import type { Kind } from '../files/kinds'
import { Refusal } from '../requests/refusal'
import { APPLICANT_FILE } from '../uids'

type Claim = { uid: UID.ContentType; documentId: string; field: string; kinds: readonly Kind[] }

/**
 * Binds uploaded files to the submission that names them, inside its transaction. A file belongs to one submission and to
 * no second one; whoever knows its id only by chance gets nothing. Throws a Refusal.
 */
export async function claimFiles(ids: readonly string[], { uid, documentId, field, kinds }: Claim): Promise<void> {
  if (ids.length === 0) return
  const query = strapi.db.query(APPLICANT_FILE)
  const sent = { documentId: { $in: [...ids] } }
  const mimes = kinds.map(({ mime }) => mime)
  const { count } = await query.updateMany({
    // What one form takes, another one may not.
    where: { ...sent, submissionId: { $null: true }, mime: { $in: mimes } },
    data: { submissionUid: uid, submissionId: documentId },
  })
  if (count === new Set(ids).size) return
  const isOther = (await query.count({ where: { ...sent, mime: { $notIn: mimes } } })) > 0
  throw new Refusal('invalid', [{ path: field, code: isOther ? 'file_type' : 'file_missing' }])
}
