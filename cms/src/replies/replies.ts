import { recordAction } from '../audit/record'
import { newDocumentId } from '../document-id'
import { languageOfSender, type ReplyText } from '../mail/reply'
import { sendAgain } from '../outbox/settle'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import type { About, Reviewer, Submission } from '../review/access'
import { isUniqueViolation } from '../unique'
import { OUTBOX, REPLY } from '../uids'

/** A reply that was written to whoever has sent something, and where its mail is. */
export type Reply = ReplyText & { documentId: string; authorName: string | null; createdAt: string; state: 'waiting' | 'sent' | 'given_up' | 'cancelled' }

type Row = Omit<Reply, 'state'>
type MailRow = { submissionId: string; state: Reply['state'] }

const mailsOf = (ids: string[]): Promise<MailRow[]> =>
  strapi.db.query(OUTBOX).findMany({ where: { submissionUid: REPLY, submissionId: { $in: ids } }, select: ['submissionId', 'state'] })

/** The replies to a submission, the first one first. What the outbox has forgotten was sent. */
export async function repliesTo({ uid, documentId }: About): Promise<Reply[]> {
  const rows: Row[] = await strapi.db.query(REPLY).findMany({
    where: { submissionUid: uid, submissionId: documentId },
    select: ['documentId', 'authorName', 'subject', 'text', 'createdAt'],
    orderBy: { id: 'asc' },
  })
  const states = new Map((await mailsOf(rows.map((row) => row.documentId))).map(({ submissionId, state }) => [submissionId, state]))
  return rows.map((row) => ({ ...row, state: states.get(row.documentId) ?? 'sent' }))
}

/** Keeps a reply and queues its mail, both or neither; the same attempt a second time does nothing. */
export async function sendReply({ uid, documentId }: About, submission: Submission, author: Reviewer, reply: ReplyText, attempt: string): Promise<void> {
  const [id, now] = [newDocumentId(), new Date()]
  try {
    await strapi.db.transaction(async ({ onCommit }) => {
      await strapi.db.query(REPLY).create({
        data: {
          documentId: id,
          submissionUid: uid,
          submissionId: documentId,
          authorId: author.id,
          authorName: author.name,
          ...reply,
          attempt,
          createdAt: now,
          publishedAt: now,
        },
      })
      await recordAction({ action: 'messageSent', uid, documentId, reference: submission.reference })
      await queueMail({ template: 'reply', language: languageOfSender(submission), uid: REPLY, documentId: id })
      onCommit(wakeOutbox)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/** Has a reply tried once more that was given up. */
export async function tryAgain(replyId: string): Promise<void> {
  await sendAgain({ submissionUid: REPLY, submissionId: replyId })
}
