import type { UID } from '@strapi/strapi'
import { takeTurns } from '../limits'
import { Refusal } from '../requests/refusal'
import { answerRefusals, type Context } from '../requests/answer'
import { unhurried } from '../requests/unhurried'
import { submissionUid } from '../uids'
import { type Verifiable, verify } from './verify'

const DEPARTMENT = submissionUid('department')

async function departmentOf(documentId: string) {
  const application = await strapi.db.query(DEPARTMENT).findOne({ where: { documentId }, select: ['departmentId', 'departmentTitle'] })
  return application && { title: application.departmentTitle, id: application.departmentId }
}

/**
 * An action that a mail's link or code allows. What the link or code opens is looked up first: a right one always passes, and only wrong ones
 * are counted, all of them together. How often one code may be guessed is counted with the code itself.
 */
export const linkAction = (uid: UID.ContentType, act: (body: unknown) => Promise<{ success: boolean }>) => (context: Context) =>
  answerRefusals(context, async () => {
    const answer = await unhurried(() => act(context.request.body))
    if (answer.success) return answer
    const wait = await takeTurns([{ limit: 'CONTENT_LIMIT_VERIFY_MINUTE', of: uid }])
    if (wait > 0) throw new Refusal('rate_limited', [], wait)
    return answer
  })

/**
 * `POST …/verify` with `email`, `token` and `id`, or with `email` and `code`. Gives `success`, and of a department its title and
 * id. Why it failed is not told: a stranger must not learn who has applied. (Requirements, section 7)
 */
export const verifyAction = (uid: Verifiable) =>
  linkAction(uid, async (body) => {
    const application = await verify(uid, body)
    if (!application) return { success: false }
    return { success: true, ...(uid === DEPARTMENT && { data: { department: await departmentOf(application.documentId) } }) }
  })
