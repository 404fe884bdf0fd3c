import type { UID } from '@strapi/strapi'
import { newDocumentId } from '../document-id'
import { eraseFilesOf } from '../files/erase'
import type { MailTemplate } from '../outbox/mail-names'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import { languageOf, nameOf, titleOf } from '../submissions/about'
import { patiently } from '../submissions/contended'
import { WITHDRAWAL } from '../uids'
import { moveAccess } from '../verification/tokens'
import { eraseRows } from './erase'
import type { Submission } from './find'

/** What is kept of a submission that is withdrawn: which it was, and how its sender is told. */
const receiptOf = (uid: UID.ContentType, submission: Submission, now: Date) => ({
  documentId: newDocumentId(),
  withdrawnUid: uid,
  reference: submission.reference,
  title: titleOf(submission),
  name: nameOf(submission),
  email: submission.email,
  emailKey: submission.emailKey,
  submitLanguage: languageOf(submission),
  eventId: submission.eventId ?? null,
  sentAt: submission.createdAt,
  withdrawnAt: now,
  createdAt: now,
  updatedAt: now,
  publishedAt: now,
})

/** Who held a seat hears that it is free, with what takes the event out of their calendar. */
const mailAbout = ({ seat }: Submission, freedSeatOf: string | null): MailTemplate => (freedSeatOf && seat !== 'offered' ? 'cancellation' : 'withdrawn')

export type Withdrawn = { freedSeatOf: string | null }

/** A receipt takes the place of the submission. */
async function exchange(uid: UID.ContentType, documentId: string): Promise<Withdrawn | null> {
  return strapi.db.transaction(async () => {
    const submission: Submission | null = await strapi.db.query(uid).findOne({ where: { documentId } })
    if (!submission) return null
    const receipt = receiptOf(uid, submission, new Date())
    await moveAccess({ uid, documentId }, { uid: WITHDRAWAL, documentId: receipt.documentId })
    const { isErased, freedSeatOf } = await eraseRows(uid, documentId)
    // Twice at the same moment: the other call has left the receipt.
    if (!isErased) return null
    await strapi.db.query(WITHDRAWAL).create({ data: receipt })
    await queueMail({ template: mailAbout(submission, freedSeatOf), language: receipt.submitLanguage, uid: WITHDRAWAL, documentId: receipt.documentId })
    return { freedSeatOf }
  })
}

/**
 * Withdraws a submission: it is erased with all that belongs to it, so that no desk, table or file has it any more, whoever reads them. A
 * receipt is left to which the private links of its sender lead. Null when it was not this call that withdrew it.
 */
export async function withdraw(uid: UID.ContentType, documentId: string): Promise<Withdrawn | null> {
  const withdrawn = await patiently(() => exchange(uid, documentId))
  if (!withdrawn) return null
  await eraseFilesOf(uid, [documentId])
  wakeOutbox()
  return withdrawn
}
