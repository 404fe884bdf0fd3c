import * as z from 'zod/mini'
import { takeTurns } from '../limits'
import { nameOf } from '../outbox/failure'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import type { Context } from '../requests/answer'
import { email } from '../rules/fields/email'
import { emailKey } from '../rules/text'
import { languageOf } from '../submissions/about'
import { findSentBy } from './sent-by'

const request = z.object({ email })

async function sendLinks(address: string): Promise<void> {
  const of = `links ${emailKey(address)}`
  const wait = await takeTurns([
    { limit: 'CONTENT_LIMIT_RESEND_MINUTE', of },
    { limit: 'CONTENT_LIMIT_RESEND_DAY', of },
  ])
  if (wait > 0) return
  const [newest] = await findSentBy(address)
  if (!newest) return
  const { uid, submission } = newest
  await queueMail({ template: 'links', language: languageOf(submission), uid, documentId: submission.documentId })
  wakeOutbox()
}

/**
 * `POST /api/private-page/links` with `email`: one mail with the links to all that this address has sent, in the language of the newest. It
 * answers before it looks, so that neither the answer nor its time tells whether there is anything.
 */
export function askForLinks(context: Context): void {
  const asked = request.safeParse(context.request.body)
  if (asked.success) {
    sendLinks(asked.data.email).catch((error: unknown) => strapi.log.warn(`No mail with links could be queued: ${nameOf(error)}`))
  }
  context.body = { success: true }
}
