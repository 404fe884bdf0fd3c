import type { UID } from '@strapi/strapi'
import type { Language, MailTemplate } from '../submissions/kind'

export const OUTBOX = 'api::outbox-mail.outbox-mail' as UID.ContentType

type Mail = { template: MailTemplate; language: Language; uid: UID.ContentType; documentId: string }

/**
 * Puts a mail into the outbox, within the transaction of what it tells about. It names the submission, never the text or a
 * token: those are made when it is sent.
 */
export async function queueMail({ template, language, uid, documentId }: Mail): Promise<void> {
  const now = new Date()
  await strapi.db.query(OUTBOX).create({
    data: { template, locale: language, submissionUid: uid, submissionId: documentId, state: 'waiting', attempts: 0, nextAttemptAt: now, publishedAt: now },
  })
}
