import type { UID } from '@strapi/strapi'
import { z } from 'zod'
import { takeTurns } from '../limits'
import { Refusal } from '../requests/refusal'
import { answerRefusals, type Context } from '../requests/answer'
import { unhurried } from '../requests/unhurried'
import { findPublished } from '../documents/published'
import { type Locale, toLocale } from '../rules/languages'
import { submissionUid, uidOf } from '../uids'
import { type Verifiable, verify } from './verify'

const APPLICATION = submissionUid('department')

const asked = z.object({ language: z.string().optional() })

/** The department of an application, by its title in a language; as it was called when somebody applied where it is there no more. */
async function departmentOf(documentId: string, language: Locale) {
  const application = await strapi.db.query(APPLICATION).findOne({ where: { documentId }, select: ['departmentId', 'departmentTitle'] })
  if (!application) return null
  const department = await findPublished<{ title: string | null }>(uidOf('department'), application.departmentId, language)
  return { title: department?.title ?? application.departmentTitle, id: application.departmentId }
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
 * `POST …/verify` with `email`, `token` and `id`, or with `email` and `code`, and with `language`. Gives `success`, and of a department its
 * title and id. Why it failed is not told: a stranger must not learn who has applied. (Requirements, section 7)
 */
export const verifyAction = (uid: Verifiable) =>
  linkAction(uid, async (body) => {
    const application = await verify(uid, body)
    if (!application) return { success: false }
    if (uid !== APPLICATION) return { success: true }
    const language = toLocale(asked.safeParse(body).data?.language ?? application.submitLanguage)
    return { success: true, data: { department: await departmentOf(application.documentId, language) } }
  })
