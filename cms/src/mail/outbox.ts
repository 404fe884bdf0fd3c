import type { UID } from '@strapi/strapi'
import { newDocumentId } from '../submissions/document-id'
import type { Language, MailTemplate } from '../submissions/kind'
import { outagePause, outboxPause } from './back-off'
import { claim, deliver, findDue, OUTBOX } from './delivery'
import { nameOf } from './failure'

const BATCH = 20

export type Queued = { template: MailTemplate; language: Language; uid: UID.ContentType; documentId: string }

/**
 * Puts a mail into the outbox, within the transaction of what it tells about. It names the submission, never the text or a
 * token: those are made when it is sent.
 */
export async function queueMail({ template, language, uid, documentId }: Queued): Promise<void> {
  const now = new Date()
  await strapi.db.query(OUTBOX).create({
    data: {
      documentId: newDocumentId(),
      template,
      locale: language,
      submissionUid: uid,
      submissionId: documentId,
      state: 'waiting',
      attempts: 0,
      nextAttemptAt: now,
      createdAt: now,
      publishedAt: now,
    },
  })
}

let timer: NodeJS.Timeout | undefined
let running: Promise<void> | undefined
let stopped = true
let again = false
/** How often in a row no server was there. */
let failures = 0

/** Sends what is due, one mail after the other, until nothing is left or the server is down. */
async function sendDue(): Promise<void> {
  let claimed: boolean
  do {
    claimed = false
    for (const mail of await findDue(BATCH)) {
      if (stopped) return
      if (!(await claim(mail))) continue
      claimed = true
      if ((await deliver(mail, outagePause(failures + 1))) === 'unreachable') {
        failures += 1
        return
      }
      failures = 0
    }
  } while (claimed)
}

async function run(): Promise<void> {
  again = false
  await sendDue().catch((error: unknown) => strapi.log.warn(`The outbox will be looked at again: ${nameOf(error)}`))
  running = undefined
  if (failures > 0) schedule(outagePause(failures))
  else schedule(again ? 0 : outboxPause())
}

function schedule(milliseconds: number): void {
  clearTimeout(timer)
  if (stopped) return
  timer = setTimeout(() => {
    running ??= run()
  }, milliseconds)
  timer.unref()
}

/** Something was queued: it is sent at once, unless the mail server is known to be down. */
export function wakeOutbox(): void {
  again = true
  if (!running && failures === 0) schedule(0)
}

export function startOutbox(): void {
  stopped = false
  schedule(0)
}

/** Waits for the mail that is being sent, so that it is not sent twice. */
export async function stopOutbox(): Promise<void> {
  stopped = true
  clearTimeout(timer)
  await running
}
