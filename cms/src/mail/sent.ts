import type { UID } from '@strapi/strapi'
import { readAnswers } from '../review/answers'
import { formWords } from '../review/form-words'
import { choiceInWords } from '../labels/choices'
import { fieldWords } from '../labels/fields'
import { wordIn } from '../labels/language'
import type { Locale } from '../rules/languages'
import { kindOf } from '../submissions/kinds'
import type { Submission } from './submission'
import { quoted } from './typed'

const inWords = (value: unknown, language: Locale): string => (typeof value === 'number' ? String(value) : choiceInWords(value, language))

/** What was sent, line by line in the words of its language; empty where nothing is repeated. */
export async function sentWords(uid: UID.ContentType, submission: Submission, language: Locale): Promise<string> {
  const fields = (kindOf(uid)?.repeats ?? []).map((field) => {
    const words = fieldWords(uid, field)
    return { label: words ? wordIn(words, language) : field, value: inWords(submission[field], language) }
  })
  const { data, projectId, formTitle, questions } = submission
  const answers = data ? await readAnswers(data, await formWords(language)({ projectId, formTitle, questions }), language) : []
  return [...fields, ...answers].flatMap(({ label, value }) => (value ? [`${label}: ${quoted(value)}`] : [])).join('\n')
}
