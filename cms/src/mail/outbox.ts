import type { UID } from '@strapi/strapi'
import type { Language, MailTemplate } from '../submissions/kind'
import { compose, type Mail } from './compose'

export const OUTBOX = 'api::outbox-mail.outbox-mail' as UID.ContentType

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** A process that has taken a mail and then died holds it no longer than this. */
const LOCK = 5 * MINUTE

/** Between two looks at the outbox when nothing wakes it. */
const PAUSE = MINUTE

const BATCH = 20

type Row = { id: number; documentId: string; template: MailTemplate; locale: Language; submissionUid: UID.ContentType; submissionId: string; attempts: number }

export type Queued = { template: MailTemplate; language: Language; uid: UID.ContentType; documentId: string }

/**
 * Puts a mail into the outbox, within the transaction of what it tells about. It names the submission, never the text or a
 * token: those are made when it is sent.
 */
export async function queueMail({ template, language, uid, documentId }: Queued): Promise<void> {
  const now = new Date()
  await strapi.db.query(OUTBOX).create({
    data: { template, locale: language, submissionUid: uid, submissionId: documentId, state: 'waiting', attempts: 0, nextAttemptAt: now, publishedAt: now },
  })
}

/** Milliseconds until the next attempt: half a minute at first, twice as long each time, six hours at most. */
export const backOff = (attempts: number): number => Math.min(30 * SECOND * 2 ** Math.max(0, attempts - 1), 6 * HOUR)

/** Takes a mail for this process, with one conditional update: of two processes one gets it. */
async function claim(id: number): Promise<boolean> {
  const now = new Date()
  const { count } = await strapi.db.query(OUTBOX).updateMany({
    where: { id, state: 'waiting', $or: [{ lockedUntil: { $null: true } }, { lockedUntil: { $lt: now.toISOString() } }] },
    data: { lockedUntil: new Date(now.getTime() + LOCK) },
  })
  return count === 1
}

/** A server that refuses the address itself will not take it later either. */
function isRefusal(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined
  return typeof code === 'number' && code >= 550 && code < 560
}

/** Names of errors only: messages of mail servers repeat addresses. */
function nameOf(error: unknown): string {
  const code: unknown = error instanceof Error ? (Reflect.get(error, 'code') ?? error.name) : 'unknown'
  return String(code).slice(0, 100)
}

async function deliver({ id, attempts, documentId, ...mail }: Row): Promise<void> {
  const query = strapi.db.query(OUTBOX)
  try {
    const message: Mail | null = await compose({ template: mail.template, language: mail.locale, uid: mail.submissionUid, documentId: mail.submissionId })
    // What it tells about was erased meanwhile: there is nobody to write to.
    if (message) await strapi.plugin('email').service('email').send({ ...message, headers: { 'Message-ID': `<${id}.${documentId ?? 'mail'}@imar>`, 'Auto-Submitted': 'auto-generated' } })
    await query.update({ where: { id }, data: { state: message ? 'sent' : 'given_up', sentAt: new Date(), lockedUntil: null, lastError: null } })
  } catch (error) {
    const tried = attempts + 1
    await query.update({
      where: { id },
      data: {
        attempts: tried,
        state: isRefusal(error) ? 'given_up' : 'waiting',
        nextAttemptAt: new Date(Date.now() + backOff(tried)),
        lockedUntil: null,
        lastError: nameOf(error),
      },
    })
    strapi.log.warn(`Mail ${id} (${mail.template}) was not taken: ${nameOf(error)}; attempt ${tried}.`)
  }
}

/** Sends what is due. Gives how many mails were tried. */
async function sendDue(): Promise<number> {
  const due: Row[] = await strapi.db.query(OUTBOX).findMany({
    where: { state: 'waiting', nextAttemptAt: { $lte: new Date().toISOString() } },
    orderBy: { id: 'asc' },
    limit: BATCH,
  })
  let tried = 0
  for (const mail of due) {
    if (!(await claim(mail.id))) continue
    tried += 1
    await deliver(mail)
  }
  return tried
}

let timer: NodeJS.Timeout | undefined
let running: Promise<void> | undefined

async function run(): Promise<void> {
  try {
    while ((await sendDue()) > 0);
  } catch (error) {
    strapi.log.warn(`The outbox will be looked at again: ${nameOf(error)}`)
  } finally {
    running = undefined
    schedule(PAUSE)
  }
}

function schedule(milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => (running ??= run()), milliseconds)
  timer.unref()
}

/** Something was queued: it is sent at once. */
export function wakeOutbox(): void {
  if (timer) schedule(0)
}

export const startOutbox = (): void => schedule(0)

/** Waits for the mail that is being sent, so that it is not sent twice. */
export async function stopOutbox(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  await running
}
