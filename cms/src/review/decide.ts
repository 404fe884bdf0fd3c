import type { UID } from '@strapi/strapi'
import { fieldError } from '../documents/field-error'
import { choiceInWords } from '../labels/choices'
import { queueMail, wakeOutbox } from '../mail/outbox'
import { message, personLanguage } from '../messages'
import type { Language, MailTemplate } from '../submissions/kind'

/** The decisions and the mail that each sends. */
const DECISIONS: Record<string, MailTemplate> = { Accepted: 'accepted', Rejected: 'rejected' }

/** Only what the applicant has confirmed is decided about. */
const DECIDABLE = 'Verified'

type Application = { verificationStatus: string; submitLanguage: Language }

const inWords = (status: string): string => choiceInWords(status, personLanguage())

const notAllowed = (from: string, to: string) => fieldError(['verificationStatus'], message('reviewStep', inWords(from), inWords(to)))

/** The name of the person who is signed in to the admin. */
function reviewerName(): string | null {
  const user = strapi.requestContext.get()?.state?.user
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ')
  return name || (user?.email ?? null)
}

const read = (uid: UID.ContentType, documentId: string): Promise<Application | null> =>
  strapi.db.query(uid).findOne({ where: { documentId }, select: ['verificationStatus', 'submitLanguage'] })

/**
 * Accepts or rejects an application and queues the mail that says so, inside the transaction of the caller. One conditional
 * update: of two people who decide at the same time one does. A decision is final. Throws an error for the admin.
 */
export async function decide(uid: UID.ContentType, documentId: string, status: string): Promise<void> {
  const application = await read(uid, documentId)
  // Saving the page for another field sends the status along, unchanged.
  if (!application || application.verificationStatus === status) return
  const template = DECISIONS[status]
  if (!template || application.verificationStatus !== DECIDABLE) throw notAllowed(application.verificationStatus, status)
  const { count } = await strapi.db.query(uid).updateMany({
    where: { documentId, verificationStatus: DECIDABLE },
    data: { verificationStatus: status, decidedAt: new Date(), decidedBy: reviewerName() },
  })
  if (count === 0) throw notAllowed((await read(uid, documentId))?.verificationStatus ?? '', status)
  await queueMail({ template, language: application.submitLanguage, uid, documentId })
  await strapi.db.transaction(({ onCommit }) => onCommit(wakeOutbox))
}
