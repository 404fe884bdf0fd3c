import type { UID } from '@strapi/strapi'
import { choiceInWords } from '../labels/choices'
import { fieldWords } from '../labels/fields'
import { wordIn } from '../labels/language'
import { readAnswers } from '../review/answers'
import { formWords } from '../review/form-words'
import type { Submission } from '../privacy/find'
import { languages, type Locale } from '../rules/languages'
import { SYRIA } from '../rules/time-zone'
import { kindOf } from '../submissions/kinds'
import { readableFields } from '../submissions/visible-fields'

/** A question and its answer, as people read them. */
export type Fact = { label: string; value: string }

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

const ANSWERS = 'data'

function inWords(value: unknown, type: string, language: Locale): string {
  if (typeof value === 'number') return String(value)
  if (type === 'datetime' && typeof value === 'string') {
    return new Intl.DateTimeFormat(languages[language].intlTag, { dateStyle: 'long', timeZone: SYRIA }).format(new Date(value))
  }
  if (type === 'enumeration' || typeof value === 'boolean') return choiceInWords(value, language)
  return typeof value === 'string' ? value : ''
}

/** What somebody has sent, in the order in which reviewers read it and in the words of a language; what was left empty is left out. */
export async function factsOf(uid: UID.ContentType, submission: Submission, language: Locale): Promise<Fact[]> {
  const attributes: Record<string, { type: string }> = strapi.contentType(uid).attributes
  const shown = readableFields(uid).filter((field) => !NOT_SENT.has(field))
  const fields = (kindOf(uid)?.rows.flat() ?? []).filter((field) => shown.includes(field))
  const { projectId, formTitle, questions, data } = submission
  const facts: Fact[] = []
  for (const field of fields) {
    if (field === ANSWERS) facts.push(...(await readAnswers(data, await formWords(language)({ projectId, formTitle, questions }), language)))
    else {
      const words = fieldWords(uid, field)
      facts.push({ label: words ? wordIn(words, language) : field, value: inWords(submission[field], attributes[field]?.type ?? '', language) })
    }
  }
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
