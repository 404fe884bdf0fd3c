import type { UID } from '@strapi/strapi'
import { ticketOf } from '../events/door/ticket'
import { findEvent } from '../events/event'
import { dateOf, placeOf } from '../events/words'
import type { Submission } from '../privacy/find'
import type { FormName } from '../rules/forms'
import type { Locale } from '../rules/languages'
import { titleOf } from '../submissions/about'
import { APPLICANT_FILE, formOf, submissionUid } from '../uids'
import type { Opened } from '../verification/tokens'
import type { Fact } from './asked'
import { type Contact, contactOf } from './contact'
import { type Correctable, correctableOf } from './correct-answers'
import { factsOf } from './facts'
import { roomForFiles } from './more-files'
import { type Action, actionsIn, HIDDEN, type State, stateOf } from './state'

/** What comes with files, and is waited for. */
const VOLUNTEER = submissionUid('volunteer')

type File = { name: string; size: number }

/** What a private page shows. */
export type Shown = {
  form: FormName
  reference: string
  title: string
  state: State
  sentAt: string
  /** Since when things stand like this, where a time is promised from then. */
  since: string
  /** Nothing of it before the address is confirmed, which may be somebody else's. */
  facts: Fact[]
  files: File[]
  event: { date: string; place: string } | null
  /** Until when a seat is kept. */
  until: string | null
  /** Where there is a seat, and a door to show it at. */
  ticket: string | null
  /** What was told with a decision. */
  reason: string | null
  actions: Action[]
  /** Where it can be corrected. */
  contact: Contact | null
  /** Answers that can be corrected. */
  answers: Correctable[]
  expiresAt: string
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null)

const moment = (value: unknown): string => new Date(String(value)).toISOString()

async function eventOf({ eventId }: Submission, language: Locale) {
  const id = text(eventId)
  const event = id && (await findEvent(id, language))
  return event ? { date: dateOf(event, language), place: placeOf(event, language), timeZone: event.timeZone } : null
}

const filesOf = (uid: UID.ContentType, { documentId }: Submission): Promise<File[]> =>
  strapi.db.query(APPLICANT_FILE).findMany({ where: { submissionUid: uid, submissionId: documentId }, select: ['name', 'size'], orderBy: { id: 'asc' } })

/** What the private page of a submission shows in a language; null when it is there no more. */
export async function show({ uid, documentId, expiresAt }: Opened, language: Locale): Promise<Shown | null> {
  const submission: Submission | null = await strapi.db.query(uid).findOne({ where: { documentId } })
  const form = formOf(text(submission?.withdrawnUid) ?? uid)
  if (!submission || !form) return null
  const state = await stateOf(uid, submission)
  const isKnown = !HIDDEN.includes(state)
  const event = isKnown ? await eventOf(submission, language) : null
  const isDecided = state === 'accepted' || state === 'rejected'
  const room = state === 'review' && uid === VOLUNTEER ? await roomForFiles(uid, submission) : 0
  const answers = correctableOf(uid, submission, state, language)
  const actions: Action[] = [...(room > 0 ? ['addFile' as const] : []), ...(answers.length > 0 ? ['correctAnswers' as const] : []), ...actionsIn(state)]
  const { createdAt, sentAt, verifiedAt, withdrawnAt, offeredUntil } = submission
  return {
    form,
    reference: String(submission.reference),
    title: titleOf(submission),
    state,
    sentAt: moment(sentAt ?? createdAt),
    since: moment(withdrawnAt ?? verifiedAt ?? createdAt),
    facts: isKnown ? await factsOf(uid, submission, language) : [],
    files: isKnown ? await filesOf(uid, submission) : [],
    event: event && { date: event.date, place: event.place },
    until: state === 'offered' && offeredUntil ? dateOf({ startDate: moment(offeredUntil), endDate: null, timeZone: event?.timeZone ?? null }, language) : null,
    ticket: state === 'registered' ? await ticketOf(submission, language) : null,
    reason: isDecided ? text(submission.decisionReason) : null,
    actions,
    contact: actions.includes('correct') ? await contactOf(uid, submission) : null,
    answers,
    expiresAt: expiresAt.toISOString(),
  }
}
