import type { UID } from '@strapi/strapi'
import { z } from 'zod'
import { newDocumentId } from '../../document-id'
import { emailKey } from '../../rules/text'
import { PERSON_KEY } from '../../uids'
import { nameKey } from './name-key'
import { phoneKey } from './phone-key'

/** By what somebody is known again: the most certain first. */
export const PERSON_KINDS = ['email', 'phone', 'name'] as const

export type PersonKind = (typeof PERSON_KINDS)[number]

export type PersonKey = { kind: PersonKind; folded: string }

const LONGEST = 254

/** The fields of submissions that name a person. */
const NAMES = ['fullName', 'contactName', 'name']

const asked = z.array(z.object({ key: z.string(), type: z.string() }))
const answered = z.record(z.string(), z.unknown())

const texts = (values: unknown[]): string[] => values.filter((value): value is string => typeof value === 'string' && value.trim() !== '')

/** The answers of a form to questions for a telephone number. */
function phonesIn({ data, questions }: Record<string, unknown>): unknown[] {
  const answers = answered.safeParse(data)
  const words = asked.safeParse(questions)
  if (!answers.success || !words.success) return []
  return words.data.filter(({ type }) => type === 'tel' || type === 'phone').map(({ key }) => answers.data[key])
}

/** The keys by which the sender of a submission is known again, as it is stored. Anonymous feedback has none. */
export function personKeys(submission: Record<string, unknown>): PersonKey[] {
  if (submission.isAnonymous === true) return []
  const found: Record<PersonKind, (string | null)[]> = {
    email: texts([submission.email]).map(emailKey),
    phone: texts([submission.phone, ...phonesIn(submission)]).map(phoneKey),
    name: texts(NAMES.map((field) => submission[field])).map(nameKey),
  }
  return PERSON_KINDS.flatMap((kind) => [...new Set(found[kind])].flatMap((folded) => (folded ? [{ kind, folded: folded.slice(0, LONGEST) }] : [])))
}

/** Keeps them beside a submission, within the transaction of the caller; they are erased with it. */
export async function keepPersonKeys(uid: UID.ContentType, documentId: string, submission: Record<string, unknown>): Promise<void> {
  const now = new Date()
  for (const key of personKeys(submission)) {
    await strapi.db.query(PERSON_KEY).create({
      data: { documentId: newDocumentId(), submissionUid: uid, submissionId: documentId, ...key, createdAt: now, publishedAt: now },
    })
  }
}

/** The same once its sender is reached in another way, within the transaction of the caller. */
export async function renewPersonKeys(uid: UID.ContentType, documentId: string): Promise<void> {
  const submission: Record<string, unknown> | null = await strapi.db.query(uid).findOne({ where: { documentId } })
  await strapi.db.query(PERSON_KEY).deleteMany({ where: { submissionUid: uid, submissionId: documentId } })
  if (submission) await keepPersonKeys(uid, documentId, submission)
}
