import type { UID } from '@strapi/strapi'
import { z } from 'zod'
import { kindsOf } from '../files/kinds'
import type { Submission } from '../privacy/find'
import { type FieldIssue, Refusal } from '../requests/refusal'
import { MAX_FILES } from '../rules/fields/file'
import { claimFiles } from '../submissions/files'
import { APPLICANT_FILE } from '../uids'
import { hold } from './hold'

const FIELD = 'file'

const sent = z.object({ [FIELD]: z.string().max(50) })

const refused = (code: string) => new Refusal('invalid', [{ path: FIELD, code } satisfies FieldIssue])

/** How many files can be added to a submission: as many as a field of a form takes, beside those that came with it. */
export async function roomForFiles(uid: UID.ContentType, { documentId, createdAt }: Submission): Promise<number> {
  const where = { submissionUid: uid, submissionId: documentId, createdAt: { $gt: new Date(String(createdAt)).toISOString() } }
  return Math.max(0, MAX_FILES - (await strapi.db.query(APPLICANT_FILE).count({ where })))
}

/**
 * Adds an uploaded file to a submission, whose answers stay as they were sent: reviewers see it among the files. It is of a kind that forms take, and was
 * looked into when it came. Throws a Refusal.
 */
export async function addFile(uid: UID.ContentType, documentId: string, body: unknown): Promise<boolean> {
  const { data } = sent.safeParse(body)
  if (!data) throw refused('file_missing')
  return strapi.db.transaction(async () => {
    const submission = await hold(uid, documentId)
    if (!submission) return false
    if ((await roomForFiles(uid, submission)) === 0) throw refused('files_full')
    await claimFiles([data[FIELD]], { uid, documentId, field: FIELD, kinds: kindsOf(null) })
    return true
  })
}
