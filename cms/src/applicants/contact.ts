import type { UID } from '@strapi/strapi'
import * as z from 'zod/mini'
import type { Submission } from '../privacy/find'
import { type FieldIssue, Refusal } from '../requests/refusal'
import { readRuleCode } from '../rules/codes'
import { email } from '../rules/fields/email'
import { phone } from '../rules/fields/phone'
import { orNull } from '../rules/fields/text'
import { emailKey } from '../rules/text'
import { renewPersonKeys } from '../submissions/person/keys'
import { phoneIssues } from '../submissions/phones'
import { submissionUid } from '../uids'
import { askForAddress, findChange } from './address'
import { hold } from './hold'

/** How the sender of a submission is reached. */
export type Contact = {
  email: string
  /** An address that is to be confirmed. */
  wanted: string | null
  /** Null where none was given; no field where the form asks for none. */
  phone?: string | null
  isPhoneRequired: boolean
}

const asked = z.array(z.object({ key: z.string(), type: z.string() }))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The answer that is a telephone number, in an application whose form editors have made. */
function phoneKey({ questions }: Submission): string | undefined {
  const { data = [] } = asked.safeParse(questions)
  return data.find(({ type }) => type === 'tel' || type === 'phone')?.key
}

type Place = { read: () => unknown; write: (number: string | null) => Record<string, unknown> }

/** Where the number of a submission stands; null where it has none. */
function phonePlace(submission: Submission): Place | null {
  if ('phone' in submission) return { read: () => submission.phone, write: (number) => ({ phone: number }) }
  const { data } = submission
  const key = phoneKey(submission)
  return key !== undefined && isRecord(data) ? { read: () => data[key], write: (number) => ({ data: { ...data, [key]: number } }) } : null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** An application has to have the number that its form asked for. */
const isPhoneRequired = (uid: UID.ContentType, number: string | null) =>
  uid === submissionUid('department') || (uid === submissionUid('volunteer') && number !== null)

export async function contactOf(uid: UID.ContentType, submission: Submission): Promise<Contact> {
  const place = phonePlace(submission)
  const number = textOf(place?.read())
  const change = await findChange(uid, submission.documentId, 'asked')
  return {
    email: String(submission.email),
    wanted: change?.email ?? null,
    ...(place && { phone: number }),
    isPhoneRequired: place !== null && isPhoneRequired(uid, number),
  }
}

const withNumber = z.object({ email, phone })
const withOrWithout = z.object({ email, phone: orNull(phone) })

const issuesOf = ({ issues }: z.core.$ZodError): FieldIssue[] => issues.map(({ path, message }) => ({ path: path.join('.'), code: readRuleCode(message) }))

async function writePhone(uid: UID.ContentType, documentId: string, number: string | null): Promise<void> {
  await strapi.db.transaction(async () => {
    const submission = await hold(uid, documentId)
    const place = submission && phonePlace(submission)
    if (!place) return
    await strapi.db.query(uid).updateMany({ where: { documentId }, data: { ...place.write(number), updatedAt: new Date() } })
    await renewPersonKeys(uid, documentId)
  })
}

/**
 * Corrects how somebody is reached, by the rules of the forms: a number at once, an address when it is confirmed. Gives whether there is an address
 * to confirm. Throws a Refusal.
 */
export async function correctContact(uid: UID.ContentType, submission: Submission, sent: unknown): Promise<{ isAddressAsked: boolean }> {
  const { phone: stored, isPhoneRequired: isRequired } = await contactOf(uid, submission)
  const { data, error } = (isRequired ? withNumber : withOrWithout).safeParse(sent)
  if (!data) throw new Refusal('invalid', issuesOf(error))
  const issues = phoneIssues(data, ['phone'])
  if (issues.length > 0) throw new Refusal('invalid', issues)
  const isAddressAsked = emailKey(data.email) !== emailKey(String(submission.email))
  if (isAddressAsked) await askForAddress(uid, submission, data.email)
  if (stored !== undefined && data.phone !== stored) await writePhone(uid, submission.documentId, data.phone)
  return { isAddressAsked }
}
