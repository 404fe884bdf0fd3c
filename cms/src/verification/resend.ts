import * as z from 'zod/mini'
import { takeTurns } from '../limits'
import { nameOf } from '../outbox/failure'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import type { Context } from '../requests/answer'
import { email } from '../rules/fields/email'
import { emailKey } from '../rules/text'
import { submissionUid } from '../uids'
import { findWaiting, type Verifiable } from './verify'

/** What somebody can have applied for, as the site calls it. */
const APPLICATIONS = {
  'project-submission': submissionUid('volunteer'),
  department: submissionUid('department'),
} as const satisfies Record<string, Verifiable>

const request = z.object({ email, application: z.enum(['project-submission', 'department']) })

async function resend({ email: address, application }: z.output<typeof request>): Promise<void> {
  const of = `${application} ${emailKey(address)}`
  const wait = await takeTurns([
    { limit: 'CONTENT_LIMIT_RESEND_MINUTE', of },
    { limit: 'CONTENT_LIMIT_RESEND_DAY', of },
  ])
  if (wait > 0) return
  const uid = APPLICATIONS[application]
  for (const { documentId, submitLanguage } of await findWaiting(uid, address)) {
    await queueMail({ template: 'verification', language: submitLanguage, uid, documentId })
  }
  wakeOutbox()
}

/**
 * `POST /api/request-verification-token`: a new mail for each application of the address that is not confirmed. It answers
 * before it looks, so that neither the answer nor its time tells whether somebody has applied. (Requirements, section 7)
 */
export function requestToken(context: Context): void {
  const asked = request.safeParse(context.request.body)
  if (asked.success) {
    resend(asked.data).catch((error: unknown) => strapi.log.warn(`No verification mail could be queued: ${nameOf(error)}`))
  }
  context.body = { success: true }
}
