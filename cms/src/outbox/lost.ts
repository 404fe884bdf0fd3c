import { OUTBOX } from '../uids'
import type { MailTemplate } from './mail-names'
import { wakeOutbox } from './outbox'

/** Mails that nobody got. Those whose subject was erased meanwhile are no loss, and have no error; nor have those that somebody has seen to. */
export const LOST = { state: 'given_up', lastError: { $notNull: true } } as const

/** A mail that was given up: about which submission, why, and when. */
export type LostMail = {
  documentId: string
  template: MailTemplate
  submissionUid: string
  submissionId: string
  lastError: string
  createdAt: string
}

const SHOWN = ['documentId', 'template', 'submissionUid', 'submissionId', 'lastError', 'createdAt']

/** The lost mails about submissions of these types, the newest first. */
export const lostMails = (uids: readonly string[], limit: number): Promise<LostMail[]> =>
  strapi.db.query(OUTBOX).findMany({ where: { ...LOST, submissionUid: { $in: uids } }, select: SHOWN, orderBy: { id: 'desc' }, limit })

/** One of them; null when it is none, or is none any more. */
export const lostMail = (documentId: string): Promise<LostMail | null> => strapi.db.query(OUTBOX).findOne({ where: { ...LOST, documentId }, select: SHOWN })

/** Puts a lost mail back, to be tried as at first. False when somebody else was before. */
export async function sendAgain({ documentId }: LostMail): Promise<boolean> {
  const data = { state: 'waiting', attempts: 0, lastError: null, nextAttemptAt: new Date() }
  const { count } = await strapi.db.query(OUTBOX).updateMany({ where: { ...LOST, documentId }, data })
  if (count > 0) wakeOutbox()
  return count > 0
}

/** Somebody has told the person in another way. */
export async function putAway({ documentId }: LostMail): Promise<void> {
  await strapi.db.query(OUTBOX).updateMany({ where: { ...LOST, documentId }, data: { lastError: null } })
}
