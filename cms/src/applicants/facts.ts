import type { UID } from '@strapi/strapi'
import type { Submission } from '../privacy/find'
import type { Locale } from '../rules/languages'
import { kindOf } from '../submissions/kinds'
import { readableFields } from '../submissions/visible-fields'
import { askedAnswers, type Fact } from './asked'

/** What the service or a reviewer has noted; how things stand is told in other words. */
export const NOT_SENT: ReadonlySet<string> = new Set([
  'reference',
  'verificationStatus',
  'verifiedAt',
  'decidedAt',
  'decidedBy',
  'decisionReason',
  'reviewNote',
  'feedbackStatus',
  'seat',
  'offeredUntil',
  'registeredAt',
  'cancelledAt',
  'formVersion',
  'assignedTo',
  'ticket',
  'attendedAt',
  'attendedDoor',
])

/** What somebody has sent, in the order in which reviewers read it and in the words of a language; what was left empty is left out. */
export async function factsOf(uid: UID.ContentType, submission: Submission, language: Locale): Promise<Fact[]> {
  const shown = readableFields(uid).filter((field) => !NOT_SENT.has(field))
  return askedAnswers(
    uid,
    submission,
    kindOf(uid)
      ?.rows.flat()
      .filter((field) => shown.includes(field)) ?? [],
    language,
  )
}
