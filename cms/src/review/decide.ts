import type { UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { recordAction } from '../audit/record'
import { fieldError } from '../documents/field-error'
import { wholeNumber } from '../environment'
import { choiceInWords } from '../labels/choices'
import { cancelMail, leavesAt, queueMail, wakeOutbox } from '../outbox/outbox'
import { message, personLanguage } from '../messages'
import type { MailTemplate } from '../outbox/mail-names'
import type { Locale } from '../rules/languages'
import { nameOfPerson } from './access'

/** The decisions and the mail that each sends. */
const DECISIONS = { Accepted: 'accepted', Rejected: 'rejected' } as const satisfies Record<string, MailTemplate>

export type Status = keyof typeof DECISIONS
export type Decision = { status: Status; reason: string | null }

export const STATUSES = ['Accepted', 'Rejected'] as const satisfies readonly Status[]
const MAILS = Object.values(DECISIONS)

/** Letters. */
export const LONGEST_REASON = 2000

/** Only confirmed applications are decided about. */
const DECIDABLE = 'Verified'

type Application = { verificationStatus: string; submitLanguage: Locale; decidedAt: string | null; decisionReason: string | null }

/** Milliseconds for which a decision can be taken back, before its mail leaves. */
export const decisionPause = (): number => wholeNumber('DECISION_PAUSE_MS', 10 * 60 * 1000)

const inWords = (status: string): string => choiceInWords(status, personLanguage())

const refused = (...words: Parameters<typeof message>) => fieldError(['verificationStatus'], message(...words))

/** The name of the person who is signed in to the admin. */
function reviewerName(): string | null {
  const user = strapi.requestContext.get()?.state?.user
  return user ? nameOfPerson(user) || null : null
}

async function read(uid: UID.ContentType, documentId: string): Promise<Application> {
  const select = ['verificationStatus', 'submitLanguage', 'decidedAt', 'decisionReason']
  const application: Application | null = await strapi.db.query(uid).findOne({ where: { documentId }, select })
  if (!application) throw new errors.NotFoundError()
  return application
}

const isThis = ({ verificationStatus, decisionReason }: Application, { status, reason }: Decision) => verificationStatus === status && decisionReason === reason

/**
 * Accepts or rejects an application, and queues the mail that says so. One conditional update: of two people who decide at the
 * same time one does, and the other is told. Pressing twice decides once. Gives when it was decided. Throws an error for the admin.
 */
export async function decide(uid: UID.ContentType, documentId: string, decision: Decision): Promise<Date> {
  return strapi.db.transaction(async ({ onCommit }) => {
    const { status, reason } = decision
    const decidedAt = new Date()
    const { count } = await strapi.db.query(uid).updateMany({
      where: { documentId, verificationStatus: DECIDABLE },
      data: { verificationStatus: status, decisionReason: reason, decidedAt, decidedBy: reviewerName() },
    })
    const application = await read(uid, documentId)
    if (count === 0) {
      if (isThis(application, decision)) return new Date(application.decidedAt ?? Date.now())
      throw refused('reviewStep', inWords(application.verificationStatus), inWords(status))
    }
    await queueMail({ template: DECISIONS[status], language: application.submitLanguage, uid, documentId, pause: decisionPause() })
    await recordAction({ action: 'decided', uid, documentId, detail: status })
    onCommit(wakeOutbox)
    return decidedAt
  })
}

/**
 * Takes the decision of this moment back, with its mail, as long as that has not left; the application is to be decided again.
 * Throws an error for the admin.
 */
export async function takeBack(uid: UID.ContentType, documentId: string, decidedAt: Date): Promise<void> {
  await strapi.db.transaction(async () => {
    const application = await read(uid, documentId)
    const isMeant = application.decidedAt !== null && new Date(application.decidedAt).getTime() === decidedAt.getTime()
    if (isMeant && (await cancelMail({ uid, documentId }, MAILS))) {
      const data = { verificationStatus: DECIDABLE, decisionReason: null, decidedAt: null, decidedBy: null }
      await strapi.db.query(uid).updateMany({ where: { documentId }, data })
      await recordAction({ action: 'decisionTakenBack', uid, documentId })
      return
    }
    const { verificationStatus } = await read(uid, documentId)
    // Somebody else has, or the same person with a second press.
    if (verificationStatus === DECIDABLE) return
    throw isMeant ? refused('decisionLeft') : refused('decisionOther', inWords(verificationStatus))
  })
}

/** Until when the decision about an application can be taken back; null when it cannot. */
export const takeBackUntil = (uid: UID.ContentType, documentId: string): Promise<Date | null> => leavesAt({ uid, documentId }, MAILS)
