import type { UID } from '@strapi/strapi'
import { ANSWERS, askedAnswers } from '../applicants/asked'
import type { Locale } from '../rules/languages'
import { kindOf } from '../submissions/kinds'
import type { Submission } from './submission'
import { typedText } from './typed'

/** Marks that end a question or a label, after which no colon follows. */
const ENDED = /[?؟:!.]$/

const lineOf = (label: string, value: string) => `${label}${ENDED.test(label) ? '' : ':'} ${typedText(value)}`

/** What was sent, line by line in the words in which it was asked; empty where nothing is repeated. */
export async function sentWords(uid: UID.ContentType, submission: Submission, language: Locale): Promise<string> {
  const fields = [...(kindOf(uid)?.repeats ?? []), ...(submission.data ? [ANSWERS] : [])]
  const answers = await askedAnswers(uid, { ...submission, documentId: String(submission.documentId) }, fields, language)
  return answers.map(({ label, value }) => lineOf(label, value)).join('\n')
}
