import type { UID } from '@strapi/strapi'
import { ASKED } from '../labels/asked'
import { choiceInWords } from '../labels/choices'
import { periodInWords } from '../labels/dates'
import { fieldWords } from '../labels/fields'
import { wordIn } from '../labels/language'
import { readAnswers } from '../review/answers'
import { type FormWords, formWords } from '../review/form-words'
import type { Submission } from '../privacy/find'
import { languages, type Locale } from '../rules/languages'
import { HOME_ZONE } from '../rules/at-home'
import { TIMELINE_KEY } from '../rules/volunteer/default-fields'
import { formOf } from '../uids'

/** A question and its answer, as people read them. */
export type Fact = { label: string; value: string }

/** The field that holds the answers to the questions of a volunteer form. */
export const ANSWERS = 'data'

const PERIOD = 'projectTimelinePeriod'

/** Fields that repeat an answer, and the questions whose answer they repeat. */
const REPEATED = new Map([
  ['fullName', ['fullName', 'firstName', 'lastName']],
  ['email', ['email']],
])

function labelOf(uid: UID.ContentType, field: string, questions: FormWords, language: Locale): string {
  const question = field === PERIOD ? questions.get(TIMELINE_KEY)?.label : undefined
  const form = formOf(uid)
  const words = (form && ASKED[form]?.[field]) ?? fieldWords(uid, field)
  return question ?? (words ? wordIn(words, language) : field)
}

function valueOf(field: string, value: unknown, type: string, language: Locale): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean' || type === 'enumeration') return choiceInWords(value, language)
  if (typeof value !== 'string') return ''
  if (field === PERIOD) return periodInWords(value, language) || value
  if (type === 'datetime') return new Intl.DateTimeFormat(languages[language].intlTag, { dateStyle: 'long', timeZone: HOME_ZONE }).format(new Date(value))
  return value
}

/**
 * What was asked and answered, in the words of the form and of a language: each question once, in the order of `fields`, without what was left empty.
 */
export async function askedAnswers(uid: UID.ContentType, submission: Submission, fields: readonly string[], language: Locale): Promise<Fact[]> {
  const attributes: Record<string, { type: string }> = strapi.contentType(uid).attributes
  const { projectId, formTitle, questions, data } = submission
  const words: FormWords = data ? await formWords(language)({ projectId, formTitle, questions }) : new Map()
  const answers = data ? await readAnswers(data, words, language) : []
  const isRepeated = (field: string) => fields.includes(ANSWERS) && answers.some(({ key, value }) => value && REPEATED.get(field)?.includes(key))
  const facts = fields.flatMap((field): Fact[] => {
    if (field === ANSWERS) return answers
    if (isRepeated(field)) return []
    return [{ label: labelOf(uid, field, words, language), value: valueOf(field, submission[field], attributes[field]?.type ?? '', language) }]
  })
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
