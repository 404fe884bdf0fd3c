import { z } from 'zod'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import { emailKey } from '../rules/text'
import type { Locale } from '../rules/languages'
import type { MailTemplate } from '../outbox/mail-names'
import { submissionUid } from '../uids'
import { checkCode, findToken, spendToken } from './tokens'

/** What can be verified, and the mail that follows. */
const VERIFIABLE = {
  [submissionUid('volunteer')]: 'confirmation',
  [submissionUid('department')]: 'invitation',
} as const satisfies Record<string, MailTemplate>

export type Verifiable = keyof typeof VERIFIABLE

type Application = { id: number; documentId: string; emailKey: string; verificationStatus: string; submitLanguage: Locale }

/** What the link of a mail carries. */
export const byLink = z.object({
  email: z.string().max(254),
  token: z.string().max(100),
  id: z.coerce
    .number()
    .int()
    .positive()
    .max(2 ** 31 - 1),
})
export type Link = z.output<typeof byLink>

const byCode = z.object({ email: z.string().max(254), code: z.string().min(8).max(20) })

const SELECT = ['id', 'documentId', 'emailKey', 'verificationStatus', 'submitLanguage']

/** The applications of an address whose address is not confirmed yet. */
export const findWaiting = (uid: Verifiable, email: string): Promise<Application[]> =>
  strapi.db.query(uid).findMany({ where: { emailKey: emailKey(email), verificationStatus: 'Pending' }, select: SELECT })

async function confirm(uid: Verifiable, application: Application, tokenId: number): Promise<void> {
  await strapi.db.transaction(async () => {
    await spendToken(tokenId)
    const { count } = await strapi.db.query(uid).updateMany({
      where: { id: application.id, verificationStatus: 'Pending' },
      data: { verificationStatus: 'Verified', verifiedAt: new Date() },
    })
    if (count === 0) return
    await queueMail({ template: VERIFIABLE[uid], language: application.submitLanguage, uid, documentId: application.documentId })
  })
  wakeOutbox()
}

async function verifyByLink(uid: Verifiable, { email, token, id }: Link): Promise<Application | null> {
  const application: Application | null = await strapi.db.query(uid).findOne({ where: { id }, select: SELECT })
  if (application?.emailKey !== emailKey(email)) return null
  const found = await findToken(uid, application.documentId, token)
  if (!found) return null
  // Whoever opens the link again, or whose mail program did, sees that all is well.
  if (application.verificationStatus !== 'Pending') return application
  if (found.state !== 'valid') return null
  await confirm(uid, application, found.id)
  return application
}

/** The address may have several applications that wait; the code tells which one is meant. */
async function verifyByCode(uid: Verifiable, { email, code }: z.output<typeof byCode>): Promise<Application | null> {
  for (const application of await findWaiting(uid, email)) {
    const tokenId = await checkCode(uid, application.documentId, code)
    if (tokenId === null) continue
    await confirm(uid, application, tokenId)
    return application
  }
  return null
}

/** Confirms the address of an application by the link or the code of a mail. Gives the application, or null. */
export async function verify(uid: Verifiable, body: unknown): Promise<Application | null> {
  const link = byLink.safeParse(body)
  if (link.success) return verifyByLink(uid, link.data)
  const typed = byCode.safeParse(body)
  return typed.success ? verifyByCode(uid, typed.data) : null
}
