import { z } from 'zod'
import { queueMail, wakeOutbox } from '../mail/outbox'
import { emailKey } from '../submissions/fields'
import type { Language, MailTemplate } from '../submissions/kind'
import { checkCode, checkToken, useToken } from './tokens'

/** What can be verified, and the mail that follows. */
const VERIFIABLE = {
  'api::project-submission.project-submission': 'confirmation',
  'api::departments-application.departments-application': 'invitation',
} as const satisfies Record<string, MailTemplate>

export type Verifiable = keyof typeof VERIFIABLE

type Application = { id: number; documentId: string; email: string; verificationStatus: string; submitLanguage: Language }

const byLink = z.object({ email: z.string().max(254), token: z.string().max(100), id: z.coerce.number().int().positive() })
const byCode = z.object({ email: z.string().max(254), code: z.string().min(8).max(20) })

const SELECT = ['id', 'documentId', 'email', 'verificationStatus', 'submitLanguage']

async function confirm(uid: Verifiable, application: Application, tokenId: number): Promise<void> {
  await strapi.db.transaction(async () => {
    await useToken(tokenId)
    const { count } = await strapi.db.query(uid).updateMany({
      where: { id: application.id, verificationStatus: 'Pending' },
      data: { verificationStatus: 'Verified', verifiedAt: new Date() },
    })
    if (count === 0) return
    await queueMail({ template: VERIFIABLE[uid], language: application.submitLanguage, uid, documentId: application.documentId })
  })
  wakeOutbox()
}

async function verifyByLink(uid: Verifiable, { email, token, id }: z.output<typeof byLink>): Promise<Application | null> {
  const application: Application | null = await strapi.db.query(uid).findOne({ where: { id }, select: SELECT })
  if (!application || emailKey(application.email) !== emailKey(email)) return null
  const found = await checkToken(uid, application.documentId, token)
  if (!found) return null
  // Whoever opens the link again, or whose mail program did, sees that all is well.
  if (found.state === 'valid') await confirm(uid, application, found.id)
  return application
}

/** The address may have several applications that wait; the code tells which one is meant. */
async function verifyByCode(uid: Verifiable, { email, code }: z.output<typeof byCode>): Promise<Application | null> {
  const waiting: Application[] = await strapi.db.query(uid).findMany({
    where: { duplicateKey: { $startsWith: `${emailKey(email)} ` }, verificationStatus: 'Pending' },
    select: SELECT,
  })
  for (const application of waiting) {
    const tokenId = await checkCode(uid, application.documentId, code)
    if (tokenId === null) continue
    await confirm(uid, application, tokenId)
    return application
  }
  return null
}

/** Confirms the address of an application by the link or the code of a mail. Gives the application, or null. */
export async function verify(uid: Verifiable, body: unknown): Promise<{ documentId: string } | null> {
  const link = byLink.safeParse(body)
  if (link.success) return verifyByLink(uid, link.data)
  const typed = byCode.safeParse(body)
  return typed.success ? verifyByCode(uid, typed.data) : null
}

