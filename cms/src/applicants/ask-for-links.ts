import * as z from 'zod/mini'
import { nameOf } from '../outbox/failure'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import { answerRefusals, type Context } from '../requests/answer'
import { email } from '../rules/fields/email'
import { emailKey } from '../rules/text'
import { languageOf } from '../submissions/about'
import { takeResendTurn } from '../verification/resend'
import { findSentBy } from './sent-by'

const request = z.object({ email })

async function sendLinks(address: string): Promise<void> {
  const [newest] = await findSentBy(address)
  if (!newest) return
  const { uid, submission } = newest
  await queueMail({ template: 'links', language: languageOf(submission), uid, documentId: submission.documentId })
  wakeOutbox()
}

/**
 * `POST /api/private-page/links` with `email`: one mail with the links to all that this address has sent, in the language of the newest. It
 * answers before it looks, so that neither the answer nor its time tells whether there is anything; one too many is refused all the same.
 */
export const askForLinks = (context: Context) =>
  answerRefusals(context, async () => {
    const { data } = request.safeParse(context.request.body)
    if (data) {
      await takeResendTurn(`links ${emailKey(data.email)}`)
      sendLinks(data.email).catch((error: unknown) => strapi.log.warn(`No mail with links could be queued: ${nameOf(error)}`))
    }
    return { success: true }
  })
