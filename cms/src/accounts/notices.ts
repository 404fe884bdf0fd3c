import { newDocumentId } from '../document-id'
import { languageOf } from '../messages'
import { nameOf } from '../outbox/failure'
import { ACCOUNT_MAIL } from '../outbox/mail-names'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import { ACCOUNT_NOTICE } from '../uids'

/** What the owner of an account is told, each with a link to stop it. */
export type Change = 'emailChanged' | 'passwordChanged' | 'factorOn' | 'factorOff' | 'recoveryCodesMade' | 'recoveryCodeUsed'

/** Besides: the link to set a new password, and what administrators are told of an account that was stopped. */
export type NoticeKind = Change | 'passwordReset' | 'stopped'

export type Notice = {
  id: number
  documentId: string
  userId: number
  kind: NoticeKind
  email: string
  createdAt: string | Date
  stoppedAt: string | Date | null
}

/** Milliseconds for which a change can be stopped. */
const STOPPABLE = 7 * 24 * 60 * 60 * 1000

type Account = { id: number; email: string; preferedLanguage: string | null }

const query = () => strapi.db.query(ACCOUNT_NOTICE)

/** Puts a mail about an account into the outbox, to one address. */
export async function queueNotice({ id: userId }: { id: number }, kind: NoticeKind, to: Pick<Account, 'email' | 'preferedLanguage'>): Promise<void> {
  const [documentId, now] = [newDocumentId(), new Date()]
  await query().create({ data: { documentId, userId, kind, email: to.email, createdAt: now, publishedAt: now } })
  await queueMail({ template: ACCOUNT_MAIL, language: languageOf(to), uid: ACCOUNT_NOTICE, documentId })
}

/** Until when a change can be stopped. */
export const stoppableUntil = ({ createdAt }: Notice): Date => new Date(new Date(createdAt).getTime() + STOPPABLE)

/** The notices of an account whose links work, the oldest first. */
const openNotices = (userId: number): Promise<Notice[]> =>
  query().findMany({ where: { userId, stoppedAt: { $null: true }, createdAt: { $gt: new Date(Date.now() - STOPPABLE) } }, orderBy: { id: 'asc' } })

/** The addresses that the account had lately, the oldest first, without the one that it has. */
export const formerAddresses = (notices: readonly Notice[]): string[] => [
  ...new Set(notices.filter(({ kind }) => kind === 'emailChanged').map(({ email }) => email)),
]

/** A notice by its id, as long as its link works; null of others. */
export async function openNotice(documentId: string): Promise<Notice | null> {
  const notice: Notice | null = await query().findOne({ where: { documentId, stoppedAt: { $null: true } } })
  return notice && stoppableUntil(notice) > new Date() ? notice : null
}

/** Ends the links of the notices that went to these addresses. */
export async function closeNotices(userId: number, isClosed: (email: string) => boolean): Promise<void> {
  const ids = (await openNotices(userId)).filter(({ email }) => isClosed(email)).map(({ id }) => id)
  await query().updateMany({ where: { id: { $in: ids } }, data: { stoppedAt: new Date() } })
}

export const addressesBefore = async (userId: number): Promise<string[]> => formerAddresses(await openNotices(userId))

/**
 * Tells the owner of an account what was changed of it: at its address, and at those that it had in the last days, so that a thief who has
 * changed the address first does not get the mail instead. What is done does not fail for a mail.
 */
export async function tellOwner(userId: number, kind: Change, formerEmail?: string): Promise<void> {
  try {
    const user: Account | null = await strapi.db.query('admin::user').findOne({ where: { id: userId }, select: ['id', 'email', 'preferedLanguage'] })
    if (!user) return
    const current = kind === 'emailChanged' ? formerEmail : user.email
    const addresses = new Set([current, ...(await addressesBefore(userId))].filter((address) => address !== undefined))
    // Within a transaction the mail is sent when that is over.
    await strapi.db.transaction(async ({ onCommit }) => {
      for (const email of addresses) await queueNotice(user, kind, { ...user, email })
      onCommit(wakeOutbox)
    })
  } catch (error) {
    strapi.log.error(`The owner of account ${userId} could not be told of a change (${kind}): ${nameOf(error)}`)
  }
}
