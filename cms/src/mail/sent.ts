import type { UID } from '@strapi/strapi'
import { readAnswers } from '../review/answers'
import { formWords } from '../review/form-words'
import { choiceInWords } from '../labels/choices'
import { fieldWords } from '../labels/fields'
import { wordIn } from '../labels/language'
import type { Locale } from '../rules/languages'
import type { Submission } from './submission'
import { quoted } from './typed'

/** What a confirmation repeats of each kind: what somebody has said, and of themselves no more than they need to know it again. */
const REPEATED: Record<string, readonly string[]> = {
  'api::contact-form.contact-form': ['subject', 'message'],
  'api::feedback.feedback': ['category', 'subject', 'message'],
  'api::partnership-request.partnership-request': ['organizationName', 'organizationType', 'collaborationType', 'website', 'message'],
  'api::project-proposal.project-proposal': ['title', 'summary', 'place', 'cost'],
  'api::idea.idea': ['title', 'departmentTitle', 'description'],
  'api::departments-application.departments-application': [
    'departmentTitle', 'location', 'educationDegree', 'specialization', 'experienceYears', 'canManage', 'canAttendWorkshops', 'hasProject',
  ],
  'api::project-submission.project-submission': ['projectTitle', 'projectTimelinePeriod'],
}

const inWords = (value: unknown, language: Locale): string => (typeof value === 'number' ? String(value) : choiceInWords(value, language))

/** What was sent, line by line in the words of its language; empty where nothing is repeated. */
export async function sentWords(uid: UID.ContentType, submission: Submission, language: Locale): Promise<string> {
  const fields = (REPEATED[uid] ?? []).map((field) => {
    const words = fieldWords(uid, field)
    return { label: words ? wordIn(words, language) : field, value: inWords(submission[field], language) }
  })
  const { data, projectId, formTitle, questions } = submission
  const answers = data ? await readAnswers(data, await formWords(language)({ projectId, formTitle, questions }), language) : []
  return [...fields, ...answers].flatMap(({ label, value }) => (value ? [`${label}: ${quoted(value)}`] : [])).join('\n')
}
