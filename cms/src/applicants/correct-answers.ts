import type { UID } from '@strapi/strapi'
import { z } from 'zod'
import * as mini from 'zod/mini'
import { newDocumentId } from '../document-id'
import { ASKED } from '../labels/asked'
import { choiceInWords } from '../labels/choices'
import { wordIn } from '../labels/language'
import { takeTurns } from '../limits'
import type { Submission } from '../privacy/find'
import { type FieldIssue, Refusal } from '../requests/refusal'
import { addNote, APPLICANT } from '../review/notes'
import { isRecord } from '../review/values'
import { readRuleCode } from '../rules/codes'
import { DEFAULT_LOCALE, type Locale } from '../rules/languages'
import { textOf } from '../rules/text'
import { TIMELINE_KEY } from '../rules/volunteer/default-fields'
import type { FieldRule } from '../rules/volunteer/field-rule'
import { readField } from '../rules/volunteer/read-field'
import { kindOf } from '../submissions/kinds'
import { renewPersonKeys } from '../submissions/person/keys'
import { nameIn } from '../submissions/volunteer/name'
import { storedQuestions } from '../submissions/volunteer/questions'
import { formOf } from '../uids'
import { hold } from './hold'
import { type State, stateOf } from './state'

/** How an answer is typed. */
type Input = 'line' | 'paragraph' | 'number' | 'choice'

/** A question whose answer its sender can correct. Choices have `options`. */
export type Correctable = {
  name: string
  label: string
  input: Input
  value: string
  options: { value: string; label: string }[]
  isRequired: boolean
}

/** `read` returns the value to store, or the code of what is wrong with it. */
type Question = Correctable & { read: (value: unknown) => { value?: unknown; error?: string } }

/** States of applications without a decision, and of registrations for events that have not begun. */
const OPEN: readonly State[] = ['review', 'registered', 'waiting', 'offered']

/** These have a form of their own, where a new address is confirmed. */
const CONTACT = ['email', 'phone']

const INPUT_OF_ATTRIBUTE: Readonly<Record<string, Input>> = { string: 'line', text: 'paragraph', integer: 'number', enumeration: 'choice' }

type Attribute = { type: string; enum?: string[] }

/** The questions of a form whose fields are fixed, by the rules of the form. */
function fixedQuestions(uid: UID.ContentType, submission: Submission, language: Locale): Question[] {
  const [form, schema] = [formOf(uid), kindOf(uid)?.schema]
  if (!form || !(schema instanceof mini.ZodMiniObject)) return []
  const attributes: Record<string, Attribute> = strapi.contentType(uid).attributes
  return Object.entries(ASKED[form] ?? {}).flatMap(([name, words]): Question[] => {
    const { type = '', enum: choices = [] } = attributes[name] ?? {}
    const [rule, input] = [schema.shape[name], INPUT_OF_ATTRIBUTE[type]]
    if (!(rule instanceof mini.ZodMiniType) || !input || CONTACT.includes(name)) return []
    const read = (value: unknown) => {
      const { data, error } = rule.safeParse(value)
      return error ? { error: readRuleCode(error.issues[0]?.message) } : { value: data }
    }
    return [
      {
        name,
        label: wordIn(words, language),
        input,
        value: textOf(submission[name]),
        options: choices.map((value) => ({ value, label: choiceInWords(value, language) })),
        isRequired: !rule.safeParse('').success,
        read,
      },
    ]
  })
}

const INPUT_OF_TYPE = { text: 'line', textarea: 'paragraph', number: 'number', select: 'choice', radio: 'choice' } as const

const isTyped = (type: string): type is keyof typeof INPUT_OF_TYPE => type in INPUT_OF_TYPE

/**
 * The questions of a form of editors, as they were asked. What was ticked may be a consent, and stays; days and files depend on the form and the project
 * as they are today.
 */
function askedQuestions({ questions, data }: Submission): Question[] {
  const answers = isRecord(data) ? data : {}
  return (storedQuestions(questions) ?? []).flatMap(({ key, type, label, options, required }): Question[] => {
    if (!isTyped(type) || key === TIMELINE_KEY) return []
    const value = textOf(answers[key])
    const input = INPUT_OF_TYPE[type]
    // Applications from before this was kept: what was answered stays answered.
    const rule: FieldRule = { key, type, required: required ?? value !== '', options: options.map((option) => option.value) }
    const read = (sent: unknown) => {
      const { value: found, errors } = readField(rule, { [key]: sent })
      return { value: found, error: errors[''] }
    }
    return [{ name: key, label, input, value, options: input === 'choice' ? options : [], isRequired: rule.required, read }]
  })
}

const questionsOf = (uid: UID.ContentType, submission: Submission, language: Locale): Question[] =>
  'questions' in submission ? askedQuestions(submission) : fixedQuestions(uid, submission, language)

/** The questions of a submission in this state whose answers can be corrected, in the order of the form; none in other states. */
export const correctableOf = (uid: UID.ContentType, submission: Submission, state: State, language: Locale): Correctable[] =>
  OPEN.includes(state) ? questionsOf(uid, submission, language).map(({ read: _, ...shown }) => shown) : []

const sent = z.object({ answers: z.record(z.string(), z.string().max(20_000)) })

type Change = { question: Question; value: unknown }

function changesIn(questions: readonly Question[], answers: Readonly<Record<string, string>>): Change[] {
  const issues: FieldIssue[] = []
  const changes: Change[] = []
  for (const question of questions) {
    const answer = answers[question.name]
    if (answer === undefined || answer === question.value) continue
    const { value, error } = question.read(answer)
    if (error) issues.push({ path: question.name, code: error })
    else if (textOf(value) !== question.value) changes.push({ question, value })
  }
  if (issues.length > 0) throw new Refusal('invalid', issues)
  return changes
}

/** The part of the note about one change: the question, the former answer and the new one. */
const inNote = ({ question: { label, value: before, options }, value }: Change): string => {
  const words = (answer: string) => options.find((option) => option.value === answer)?.label ?? answer
  return `${label}\n− ${words(before) || '–'}\n+ ${words(textOf(value)) || '–'}`
}

function fieldsWith(submission: Submission, changes: readonly Change[]): Record<string, unknown> {
  const changed = Object.fromEntries(changes.map(({ question, value }) => [question.name, value]))
  if (!('questions' in submission)) return changed
  const data = { ...(isRecord(submission.data) ? submission.data : {}), ...changed }
  return { data, fullName: nameIn(data) }
}

/**
 * Corrects answers by the rules of their questions, while that is still open, and notes for reviewers what they were. Gives whether it was. Throws a
 * Refusal.
 */
export async function correctAnswers(uid: UID.ContentType, documentId: string, body: unknown): Promise<boolean> {
  const { data } = sent.safeParse(body)
  if (!data) throw new Refusal('invalid', [{ path: 'answers', code: 'invalid' }])
  return strapi.db.transaction(async () => {
    const submission = await hold(uid, documentId)
    if (!submission || !OPEN.includes(await stateOf(uid, submission))) return false
    const changes = changesIn(questionsOf(uid, submission, DEFAULT_LOCALE), data.answers)
    if (changes.length === 0) return true
    const wait = await takeTurns([{ limit: 'CONTENT_LIMIT_EMAIL_HOUR', of: `answers ${documentId}` }])
    if (wait > 0) throw new Refusal('rate_limited', [], wait)
    await strapi.db.query(uid).updateMany({ where: { documentId }, data: { ...fieldsWith(submission, changes), updatedAt: new Date() } })
    await addNote({ uid, documentId }, APPLICANT, changes.map(inNote).join('\n\n'), newDocumentId())
    await renewPersonKeys(uid, documentId)
    return true
  })
}
