import type { Context } from 'koa'
import type { Language } from '../labels/language'
import { APPLICANT_FILE, FILES_FIELD } from '../uids'
import { type About, DECISION_FIELD, NOTES_FIELD, type Read, type Readable } from './access'
import { type Answer, readAnswers } from './answers'
import { type Colleague, colleaguesOf, namesOf } from './colleagues'
import { columnsOf } from './columns'
import { decisionPause, takeBackUntil } from './decide'
import { type Earlier, earlierOf } from './earlier'
import { formWords } from './form-words'
import { type Note, notesOf } from './notes'
import { type Opinion, opinionsOf } from './opinions'
import { daysLeft } from './promise'

export type DeskFile = { documentId: string; name: string; mime: string; size: number }

/** All that a reviewer sees of an application at once. */
export type Desk = About & {
  reference: string
  name: string
  status: string
  language: string | null
  daysLeft: number | null
  fields: Answer[]
  answers: Answer[]
  files: DeskFile[]
  /** The note of the time before there were several. */
  formerNote: string | null
  notes: Note[]
  opinions: Opinion[]
  assigned: Colleague | null
  colleagues: Colleague[]
  earlier: Earlier[]
  decision: { decidedAt: string | null; decidedBy: string | null; reason: string | null; takeBackUntil: string | null; minutes: number }
  me: number
  mayDecide: boolean
  /** Whether they may write what reviewers write for each other. */
  mayNote: boolean
}

/** Told by a place of their own. */
const ELSEWHERE = new Set(['data', 'reference', 'verificationStatus', 'decidedAt', 'decidedBy', 'decisionReason', 'reviewNote'])

const text = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

const moment = (value: unknown): Date | null => (typeof value === 'string' || value instanceof Date ? new Date(value) : null)

function fieldsInWords({ uid }: About, submission: Readable, language: Language): Answer[] {
  return columnsOf(uid, language)
    .filter(({ field }) => !ELSEWHERE.has(field))
    .map(({ field, label, inWords }) => ({ key: field, label, value: inWords(submission[field]) }))
    .filter(({ value }) => value !== '')
}

const filesOf = ({ uid, documentId }: About): Promise<DeskFile[]> =>
  strapi.db.query(APPLICANT_FILE).findMany({
    where: { submissionUid: uid, submissionId: documentId },
    select: ['documentId', 'name', 'mime', 'size'],
    orderBy: { id: 'asc' },
  })

export async function deskOf(context: Context, { about, stored, submission, rights }: Read, language: Language): Promise<Desk> {
  const { uid, documentId } = about
  const may = (field: string | undefined) => field !== undefined && rights.may('read', stored, field)
  const none = Promise.resolve([])
  const readsNotes = may(NOTES_FIELD)
  const assignedTo = readsNotes && typeof stored.assignedTo === 'number' ? stored.assignedTo : null
  const [answers, files, notes, opinions, names, colleagues, earlier, until] = await Promise.all([
    may('data') ? formWords(language)(stored).then((words) => readAnswers(stored.data, words, language)) : none,
    may(FILES_FIELD[uid]) ? filesOf(about) : none,
    readsNotes ? notesOf(about) : none,
    readsNotes ? opinionsOf(about) : none,
    namesOf([assignedTo]),
    readsNotes ? colleaguesOf(uid) : none,
    earlierOf(context, about, may),
    may(DECISION_FIELD) ? takeBackUntil(uid, documentId) : null,
  ])
  const confirmedAt = moment(submission.verifiedAt)
  const reference = text(submission.reference) ?? ''
  return {
    ...about,
    reference,
    name: text(submission.fullName) ?? text(submission.email) ?? reference,
    status: text(submission.verificationStatus) ?? '',
    language: text(submission.submitLanguage),
    daysLeft: submission.verificationStatus === 'Verified' && confirmedAt ? daysLeft(uid, confirmedAt, new Date()) : null,
    fields: fieldsInWords(about, submission, language),
    answers,
    files,
    formerNote: text(submission.reviewNote),
    notes,
    opinions,
    assigned: assignedTo === null ? null : { id: assignedTo, name: names.get(assignedTo) ?? '—' },
    colleagues,
    earlier,
    decision: {
      decidedAt: moment(submission.decidedAt)?.toISOString() ?? null,
      decidedBy: text(submission.decidedBy),
      reason: text(submission.decisionReason),
      takeBackUntil: until?.toISOString() ?? null,
      minutes: Math.ceil(decisionPause() / 60_000),
    },
    me: context.state.user.id,
    mayDecide: may(DECISION_FIELD) && rights.may('update', stored, DECISION_FIELD),
    mayNote: readsNotes && rights.may('update', stored, NOTES_FIELD),
  }
}
