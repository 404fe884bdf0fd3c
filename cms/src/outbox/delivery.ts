import type { UID } from '@strapi/strapi'
import { optional, siteUrl, wholeNumber } from '../environment'
import type { Locale } from '../rules/languages'
import { OUTBOX } from '../uids'
import type { MailName } from './mail-names'
import { backOff } from './back-off'
import type { Compose } from './mail'
import { bounceOf } from './addresses'
import { AddressBounced, type Failure, failureOf, nameOf } from './failure'
import { sendMail } from './mailer'
import { withTry } from './tries'

/** Milliseconds for which a process that has taken a mail and then died holds it; no attempt takes as long. */
const lock = () => wholeNumber('OUTBOX_LOCK_MS', 5 * 60 * 1000)

/** Some three days with the longest back-off. */
const MOST_ATTEMPTS = 20

type Row = {
  id: number
  documentId: string
  template: MailName
  locale: Locale
  submissionUid: UID.ContentType
  submissionId: string
  attempts: number
  isBulk: boolean | null
  tries: unknown
}

/** Nobody is sending it. */
export const unlocked = (now: Date) => ({ $or: [{ lockedUntil: { $null: true } }, { lockedUntil: { $lt: now.toISOString() } }] })

const due = (now: Date) => ({ state: 'waiting', nextAttemptAt: { $lte: now.toISOString() }, ...unlocked(now) })

/** The mails whose time has come, those to a single person first, and of each those that have waited longest. */
export const findDue = (limit: number): Promise<Row[]> =>
  strapi.db.query(OUTBOX).findMany({ where: due(new Date()), orderBy: [{ isBulk: 'asc' }, { nextAttemptAt: 'asc' }, { id: 'asc' }], limit })

/** Whether a mail to a single person is due by now. */
export const isSingleDue = async (): Promise<boolean> =>
  (await strapi.db.query(OUTBOX).findOne({ where: { ...due(new Date()), isBulk: false }, select: ['id'] })) !== null

/** Takes a mail for this process, with one conditional update: of two processes one gets it. */
export async function claim({ id }: Row): Promise<boolean> {
  const now = new Date()
  const { count } = await strapi.db.query(OUTBOX).updateMany({
    where: { id, state: 'waiting', ...unlocked(now) },
    data: { lockedUntil: new Date(now.getTime() + lock()) },
  })
  return count === 1
}

/** The same for every attempt, so that mail programs recognise a mail that arrives twice. */
const messageId = ({ documentId }: Row) => `<${documentId}@${new URL(siteUrl()).hostname}>`

/** With a mailbox of their own for mails that come back, its address says which mail that was: `bounces+…@example.org`. */
function bounceAddressOf({ documentId }: Row): string | undefined {
  const [name, domain] = optional('BOUNCE_ADDRESS')?.split('@') ?? []
  return name && domain ? `${name}+${documentId}@${domain}` : undefined
}

const finish = ({ id }: Row, data: object) => strapi.db.query(OUTBOX).update({ where: { id }, data: { ...data, lockedUntil: null } })

async function postpone(row: Row, error: unknown, outage: number): Promise<Failure> {
  const failure = failureOf(error)
  // An outage is no fault of the mail, and does not bring it nearer to being given up.
  const attempts = failure === 'unreachable' ? row.attempts : row.attempts + 1
  const wait = failure === 'unreachable' ? outage : backOff(attempts)
  const givenUp = failure === 'refused' || attempts >= MOST_ATTEMPTS
  await finish(row, {
    attempts,
    state: givenUp ? 'given_up' : 'waiting',
    nextAttemptAt: new Date(Date.now() + wait),
    lastError: nameOf(error),
    tries: withTry(row.tries, failure, error),
  })
  strapi.log.warn(`Mail ${row.id} (${row.template}) was not taken: ${nameOf(error)}, ${givenUp ? 'given up' : `again in ${Math.round(wait / 1000)} s`}.`)
  return failure
}

/** Whether there was still something to write about: it may have been erased meanwhile. */
async function send(row: Row, compose: Compose): Promise<boolean> {
  const mail = await compose({ template: row.template, language: row.locale, uid: row.submissionUid, documentId: row.submissionId })
  if (!mail) return false
  if (await bounceOf(mail.to)) throw new AddressBounced()
  await sendMail({ ...mail, headers: { ...mail.headers, 'Message-ID': messageId(row) } }, { envelopeFrom: bounceAddressOf(row) })
  return true
}

/** Sends a mail that was claimed. Gives null, or why it did not go out; `outage` is how long to wait for a server that is down. */
export async function deliver(row: Row, compose: Compose, outage: number): Promise<Failure | null> {
  let sent: boolean
  try {
    sent = await send(row, compose)
  } catch (error) {
    return postpone(row, error, outage)
  }
  // When this fails the mail is out all the same: it stays locked rather than being tried again at once.
  await finish(row, sent ? { state: 'sent', sentAt: new Date(), lastError: null, tries: withTry(row.tries, 'sent') } : { state: 'given_up' })
  return null
}
