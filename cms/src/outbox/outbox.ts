import type { UID } from '@strapi/strapi'
import { newDocumentId } from '../document-id'
import type { Locale } from '../rules/languages'
import { OUTBOX } from '../uids'
import type { MailName, MailTemplate } from './mail-names'
import { outagePause, outboxPause } from './back-off'
import { claim, deliver, findDue, isSingleDue } from './delivery'
import { nameOf } from './failure'
import type { Compose } from './mail'

const BATCH = 20

type About = { uid: UID.ContentType; documentId: string }
export type Queued = About & {
  template: MailName
  language: Locale
  /** Milliseconds for which it stays here, and can be cancelled. */
  pause?: number
  /** One of many that say the same: those to a single person go first. */
  isBulk?: boolean
}

/**
 * Puts a mail into the outbox, within the transaction of what it tells about. It names the submission, never the text or a
 * token: those are made when it is sent.
 */
export async function queueMail({ template, language, uid, documentId, pause = 0, isBulk = false }: Queued): Promise<void> {
  const now = new Date()
  await strapi.db.query(OUTBOX).create({
    data: {
      documentId: newDocumentId(),
      template,
      locale: language,
      submissionUid: uid,
      submissionId: documentId,
      state: 'waiting',
      isBulk,
      attempts: 0,
      nextAttemptAt: new Date(now.getTime() + pause),
      createdAt: now,
      publishedAt: now,
    },
  })
}

/** Where a mail is: here, with nobody sending it; here or just leaving; gone. */
const WHEREABOUTS = {
  here: { state: 'waiting', lockedUntil: { $null: true } },
  unsent: { state: 'waiting' },
  sent: { state: 'sent' },
} as const

/** Whether there is a mail of this kind about a submission that is there. */
export async function hasMail({ uid, documentId }: About, template: MailTemplate, is: keyof typeof WHEREABOUTS): Promise<boolean> {
  const where = { submissionUid: uid, submissionId: documentId, template, ...WHEREABOUTS[is] }
  return (await strapi.db.query(OUTBOX).findOne({ where, select: ['id'] })) !== null
}

/** Mails that nobody has tried to send and whose time has not come. */
const pausing = ({ uid, documentId }: About, templates: readonly MailTemplate[]) => ({
  submissionUid: uid,
  submissionId: documentId,
  template: { $in: [...templates] },
  state: 'waiting',
  nextAttemptAt: { $gt: new Date().toISOString() },
  lockedUntil: { $null: true },
  lastError: { $null: true },
})

/** When the mail leaves that can still be cancelled; null where there is none. */
export async function leavesAt(about: About, templates: readonly MailTemplate[]): Promise<Date | null> {
  const row = await strapi.db.query(OUTBOX).findOne({ where: pausing(about, templates), select: ['nextAttemptAt'] })
  return row && new Date(row.nextAttemptAt)
}

/** Lets a mail leave now that waits so that it can be cancelled. False when it has left, or does not wait for that. */
export async function hurryMail(about: About, templates: readonly MailTemplate[]): Promise<boolean> {
  const { count } = await strapi.db.query(OUTBOX).updateMany({ where: pausing(about, templates), data: { nextAttemptAt: new Date() } })
  if (count > 0) wakeOutbox()
  return count > 0
}

/** Takes a mail out of the outbox before it leaves, within the transaction of the caller. False when it was too late. */
export async function cancelMail(about: About, templates: readonly MailTemplate[]): Promise<boolean> {
  const { count } = await strapi.db.query(OUTBOX).deleteMany({ where: pausing(about, templates) })
  return count > 0
}

let composing: Compose | undefined
let timer: NodeJS.Timeout | undefined
let running: Promise<void> | undefined
let again = false
/** How often in a row no server was there. */
let failures = 0

/** Sends what is due, one mail after the other and bulk last, until nothing is left or the server is down. */
async function sendDue(compose: Compose): Promise<void> {
  let claimed: boolean
  do {
    claimed = false
    for (const mail of await findDue(BATCH)) {
      if (composing !== compose) return
      if (!(await claim(mail))) continue
      claimed = true
      if ((await deliver(mail, compose, outagePause(failures + 1))) === 'unreachable') {
        failures += 1
        return
      }
      failures = 0
      // Whoever waits for a code does not wait for hundreds of reminders.
      if (mail.isBulk && (await isSingleDue())) break
    }
  } while (claimed)
}

async function run(compose: Compose): Promise<void> {
  again = false
  await sendDue(compose).catch((error: unknown) => strapi.log.warn(`The outbox will be looked at again: ${nameOf(error)}`))
  running = undefined
  if (failures > 0) schedule(outagePause(failures))
  else schedule(again ? 0 : outboxPause())
}

function schedule(milliseconds: number): void {
  clearTimeout(timer)
  if (!composing) return
  const compose = composing
  timer = setTimeout(() => {
    running ??= run(compose)
  }, milliseconds)
  timer.unref()
}

/** Something was queued: it is sent at once, unless the mail server is known to be down. */
export function wakeOutbox(): void {
  again = true
  if (!running && failures === 0) schedule(0)
}

/** Somebody asks for it: it is tried now, even where the mail server was down a moment ago. */
export function askOutbox(): void {
  again = true
  if (!running) schedule(0)
}

/** Begins to send; `compose` makes the mails, of which this folder knows nothing. */
export function startOutbox(compose: Compose): void {
  composing = compose
  schedule(0)
}

/** Waits for the mail that is being sent, so that it is not sent twice. */
export async function stopOutbox(): Promise<void> {
  composing = undefined
  clearTimeout(timer)
  await running
}
