import { recordAction } from '../audit/record'
import { newDocumentId } from '../document-id'
import { languageOfSender, type ReplyText } from '../mail/reply'
import { sendAgain } from '../outbox/settle'
import { cancelMail, hurryMail, leavesAt, queueMail, wakeOutbox } from '../outbox/outbox'
import type { About, Reviewer, Submission } from '../review/access'
import { decisionPause } from '../review/decide'
import { isUniqueViolation } from '../unique'
import { OUTBOX, REPLY } from '../uids'

/** A reply that was written to whoever has sent something, and where its mail is. */
export type Reply = ReplyText & {
  documentId: string
  authorName: string | null
  createdAt: string
  state: 'waiting' | 'sent' | 'given_up' | 'cancelled'
  /** Until when it can be taken back; null when it cannot. */
  takeBackUntil: string | null
}

type Row = Omit<Reply, 'state' | 'takeBackUntil'>
type MailRow = { submissionId: string; state: Reply['state'] }

const MAILS = ['reply'] as const

const mailOf = (replyId: string) => ({ uid: REPLY, documentId: replyId })

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
  return Promise.all(
    rows.map(async (row) => {
      const state = states.get(row.documentId) ?? 'sent'
      const until = state === 'waiting' ? await leavesAt(mailOf(row.documentId), MAILS) : null
      return { ...row, state, takeBackUntil: until?.toISOString() ?? null }
    }),
  )
}

/** Keeps a reply and queues its mail, both or neither, which waits as that of a decision does; the same attempt a second time does nothing. */
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
      await queueMail({ template: 'reply', language: languageOfSender(submission), uid: REPLY, documentId: id, pause: decisionPause() })
      onCommit(wakeOutbox)
    })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}

/** Has a reply sent now that still waits, or tried once more that was given up. */
export async function sendNow(replyId: string): Promise<void> {
  if (await hurryMail(mailOf(replyId), MAILS)) return
  await sendAgain({ submissionUid: REPLY, submissionId: replyId })
}

/** Takes a reply back with its mail, as long as that has not left. False when it was too late. */
export async function takeReplyBack(about: About, replyId: string): Promise<boolean> {
  return strapi.db.transaction(async () => {
    if (!(await cancelMail(mailOf(replyId), MAILS))) return false
    await strapi.db.query(REPLY).deleteMany({ where: { documentId: replyId } })
    await recordAction({ action: 'messageTakenBack', ...about })
    return true
  })
}
