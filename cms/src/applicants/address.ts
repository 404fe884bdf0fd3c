import type { UID } from '@strapi/strapi'
import { newDocumentId } from '../document-id'
import { takeTurns } from '../limits'
import { queueMail, wakeOutbox } from '../outbox/outbox'
import type { Submission } from '../privacy/find'
import { Refusal } from '../requests/refusal'
import { emailKey } from '../rules/text'
import { languageOf } from '../submissions/about'
import { patiently } from '../submissions/contended'
import { departmentKey } from '../submissions/kinds/department'
import { registrationKey } from '../submissions/kinds/registration'
import { volunteerKey } from '../submissions/kinds/volunteer'
import { renewPersonKeys } from '../submissions/person/keys'
import { isUniqueViolation } from '../unique'
import { ADDRESS_CHANGE, submissionUid } from '../uids'
import { type Opened, revokeLinks } from '../verification/tokens'
import { hold } from './hold'

type Change = { id: number; email: string; formerEmail: string; confirmedAt: string | null }

const WHICH = { asked: { confirmedAt: { $null: true } }, confirmed: { confirmedAt: { $notNull: true } } } as const

/** The address that somebody wants for a submission, or has confirmed for it; null where there is none. */
export const findChange = (uid: UID.ContentType, documentId: string, is: keyof typeof WHICH): Promise<Change | null> =>
  strapi.db.query(ADDRESS_CHANGE).findOne({ where: { submissionUid: uid, submissionId: documentId, ...WHICH[is] } })

/** Nobody gets many mails because somebody types their address: counted as submissions are. */
async function takeTurn(documentId: string, email: string): Promise<void> {
  const wait = await takeTurns([
    { limit: 'CONTENT_LIMIT_EMAIL_HOUR', of: `address ${documentId}` },
    { limit: 'CONTENT_LIMIT_EMAIL_HOUR', of: `address ${emailKey(email)}` },
    { limit: 'CONTENT_LIMIT_EMAIL_DAY', of: emailKey(email) },
  ])
  if (wait > 0) throw new Refusal('rate_limited', [], wait)
}

/** Writes to an address that somebody wants for a submission: it counts once it is confirmed from there. The last one wanted holds. Throws a Refusal. */
export async function askForAddress(uid: UID.ContentType, submission: Submission, email: string): Promise<void> {
  const { documentId } = submission
  await takeTurn(documentId, email)
  const now = new Date()
  await patiently(() =>
    strapi.db.transaction(async () => {
      await revokeLinks({ uid, documentId }, { only: 'address' })
      await strapi.db.query(ADDRESS_CHANGE).deleteMany({ where: { submissionId: documentId } })
      await strapi.db.query(ADDRESS_CHANGE).create({
        data: {
          documentId: newDocumentId(),
          submissionUid: uid,
          submissionId: documentId,
          email,
          formerEmail: submission.email,
          createdAt: now,
          updatedAt: now,
          publishedAt: now,
        },
      })
      await queueMail({ template: 'addressConfirm', language: languageOf(submission), uid, documentId })
    }),
  )
  wakeOutbox()
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** By which a second application is known, with another address. */
function keyWith(uid: UID.ContentType, email: string, { departmentId, eventId, projectId, selectedTimeline }: Submission): string | null {
  if (uid === submissionUid('department')) return departmentKey(email, String(departmentId))
  if (uid === submissionUid('registration')) return registrationKey(email, String(eventId))
  if (uid === submissionUid('volunteer')) return volunteerKey(email, String(projectId), text(selectedTimeline))
  return null
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a submission that depend on its address. */
export function withAddress(uid: UID.ContentType, submission: Submission, email: string) {
  const { data, duplicateKey } = submission
  return {
    email,
    emailKey: emailKey(email),
    ...(duplicateKey ? { duplicateKey: keyWith(uid, email, submission) } : {}),
    ...(isRecord(data) && 'email' in data ? { data: { ...data, email } } : {}),
  }
}

export type Confirmed = 'done' | 'already' | 'taken' | 'over'

async function exchange({ uid, documentId }: Opened): Promise<Confirmed> {
  return strapi.db.transaction(async () => {
    const submission = await hold(uid, documentId)
    const change = await findChange(uid, documentId, 'asked')
    if (!submission) return 'over'
    if (!change) return (await findChange(uid, documentId, 'confirmed')) ? 'already' : 'over'
    const { count } = await strapi.db.query(ADDRESS_CHANGE).updateMany({ where: { id: change.id, ...WHICH.asked }, data: { confirmedAt: new Date() } })
    if (count === 0) return 'already'
    await strapi.db.query(uid).updateMany({ where: { documentId }, data: withAddress(uid, submission, change.email) })
    await renewPersonKeys(uid, documentId)
    await revokeLinks({ uid, documentId }, { but: 'address' })
    const about = { language: languageOf(submission), uid, documentId }
    await queueMail({ template: 'addressChanged', ...about })
    await queueMail({ template: 'links', ...about })
    return 'done'
  })
}

/**
 * The address that was asked for counts from now on: every link that went to the former one ends, which is told, and the new one gets its
 * own. 'taken' where the new address has an application or registration of the same kind already.
 */
export async function confirmAddress(opened: Opened): Promise<Confirmed> {
  try {
    const confirmed = await patiently(() => exchange(opened))
    if (confirmed === 'done') wakeOutbox()
    return confirmed
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}
