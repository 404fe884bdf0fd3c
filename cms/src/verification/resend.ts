import * as z from 'zod/mini'
import { takeTurns } from '../limits'
import { nameOf } from '../outbox/failure'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import { answerRefusals, type Context } from '../requests/answer'
import { Refusal } from '../requests/refusal'
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

/** An address gets so many of these mails, whether or not somebody has applied with it. Throws a Refusal. */
export async function takeResendTurn(of: string): Promise<void> {
  const wait = await takeTurns([
    { limit: 'CONTENT_LIMIT_RESEND_MINUTE', of },
    { limit: 'CONTENT_LIMIT_RESEND_DAY', of },
  ])
  if (wait > 0) throw new Refusal('rate_limited', [], wait)
}

async function resend({ email: address, application }: z.output<typeof request>): Promise<void> {
  const uid = APPLICATIONS[application]
  for (const { documentId, submitLanguage } of await findWaiting(uid, address)) {
    await queueMail({ template: 'verification', language: submitLanguage, uid, documentId })
  }
  wakeOutbox()
}

/**
 * `POST /api/request-verification-token`: a new mail for each application of the address that is not confirmed. It answers
 * before it looks, so that neither the answer nor its time tells whether somebody has applied; one too many is refused all the same.
 * (Requirements, section 7)
 */
export const requestToken = (context: Context) =>
  answerRefusals(context, async () => {
    const { data } = request.safeParse(context.request.body)
    if (data) {
      await takeResendTurn(`${data.application} ${emailKey(data.email)}`)
      resend(data).catch((error: unknown) => strapi.log.warn(`No verification mail could be queued: ${nameOf(error)}`))
    }
    return { success: true }
  })
