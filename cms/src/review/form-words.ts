import { DEFAULT_FORM_FIELDS } from '../labels/default-form'
import { wordIn } from '../labels/language'
import type { Locale } from '../rules/languages'
import { type Question, questionsOf, type StoredQuestion, storedQuestions } from '../submissions/volunteer/questions'
import { FORM, uidOf } from '../uids'

const PROJECT = uidOf('project')

type Form = { locale: string; title: string | null; sections: { fields: StoredQuestion[] | null }[] | null }

/** What a volunteer application tells of the form that it answers. */
export type Answered = { projectId?: unknown; formTitle?: unknown; questions?: unknown }

export type FieldWords = { type: string; label: string; options: Map<string, string> }

/** What the fields of a form are called, by key, in the order in which they were asked. */
export type FormWords = Map<string, FieldWords>

/** The first of several questions with the same key counts. */
function wordsOf(questions: readonly Question[]): FormWords {
  const words: FormWords = new Map()
  for (const { key, type, label, options } of questions) {
    if (!words.has(key)) words.set(key, { type, label, options: new Map(options.map((option) => [option.value, option.label])) })
  }
  return words
}

const defaultQuestions = (language: Locale): Question[] =>
  Object.entries(DEFAULT_FORM_FIELDS).map(([key, words]) => ({ key, type: 'text', label: wordIn(words, language), options: [] }))

async function formsOf(projectId: string): Promise<Form[]> {
  const projects: { forms: { documentId: string }[] }[] = await strapi.db
    .query(PROJECT)
    .findMany({ where: { documentId: projectId }, select: ['id'], populate: { forms: { select: ['documentId'] } } })
  const documentId = { $in: [...new Set(projects.flatMap(({ forms }) => forms.map((form) => form.documentId)))] }
  return strapi.db
    .query(FORM)
    .findMany({ where: { documentId }, select: ['locale', 'title'], populate: { sections: { populate: { fields: { populate: { options: true } } } } } })
}

/** As the forms of the project ask today, that of the title first. */
async function wordsOfToday({ projectId, formTitle }: Answered, language: Locale): Promise<FormWords> {
  const forms = await formsOf(String(projectId))
  const rank = ({ title, locale }: Form) => (title === formTitle ? 0 : locale === language ? 1 : 2)
  const questions = forms.sort((one, other) => rank(one) - rank(other)).flatMap(({ sections }) => questionsOf(sections ?? []))
  return wordsOf([...questions, ...defaultQuestions(language)])
}

/**
 * Gives the words in which an application was asked. They are kept with it since forms have versions; of one that is older
 * they are guessed from the forms of today, which are read once for each form.
 */
export function formWords(language: Locale): (application: Answered) => Promise<FormWords> {
  const guessed = new Map<string, Promise<FormWords>>()
  return async (application) => {
    const stored = storedQuestions(application.questions)
    if (stored) return wordsOf(stored)
    const form = JSON.stringify([application.projectId, application.formTitle])
    const words = guessed.get(form) ?? wordsOfToday(application, language)
    guessed.set(form, words)
    return words
  }
}
