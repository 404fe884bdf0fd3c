import type { UID } from '@strapi/strapi'
import { findEvent } from '../events/event'
import { DEFAULT_LOCALE } from '../rules/languages'
import type { Submission } from '../privacy/find'
import { takeBackUntil } from '../review/decide'
import { submissionUid, WITHDRAWAL } from '../uids'

/** How things stand with what somebody has sent, as it is told to them. */
export type State =
  | 'unconfirmed'
  | 'review'
  | 'accepted'
  | 'rejected'
  | 'received'
  | 'registered'
  | 'waiting'
  | 'offered'
  | 'lapsed'
  | 'cancelled'
  | 'eventCancelled'
  | 'over'
  | 'withdrawn'

const DECIDED = new Map<unknown, State>([
  ['Accepted', 'accepted'],
  ['Rejected', 'rejected'],
])

/** A decision that can still be taken back was not told to anybody. */
async function stateOfApplication(uid: UID.ContentType, { documentId, verificationStatus }: Submission): Promise<State> {
  if (verificationStatus === 'Pending') return 'unconfirmed'
  const decided = DECIDED.get(verificationStatus)
  return !decided || (await takeBackUntil(uid, documentId)) ? 'review' : decided
}

const SEATS = new Map<unknown, State>([
  ['waiting', 'waiting'],
  ['offered', 'offered'],
  ['lapsed', 'lapsed'],
])

async function stateOfRegistration({ eventId, seat, cancelledAt }: Submission): Promise<State> {
  if (cancelledAt) return 'cancelled'
  const event = await findEvent(String(eventId), DEFAULT_LOCALE)
  if (event?.isCancelled) return 'eventCancelled'
  if (event && Date.parse(event.endDate ?? event.startDate) <= Date.now()) return 'over'
  return SEATS.get(seat) ?? 'registered'
}

/** How things stand with a submission, or with the receipt of one that was withdrawn. */
export async function stateOf(uid: UID.ContentType, submission: Submission): Promise<State> {
  if (uid === WITHDRAWAL) return 'withdrawn'
  if (uid === submissionUid('registration')) return stateOfRegistration(submission)
  return 'verificationStatus' in submission ? stateOfApplication(uid, submission) : 'received'
}

/** What its sender can do about a submission. */
export const ACTIONS = ['addFile', 'correct', 'correctAnswers', 'download', 'withdraw', 'erase'] as const

export type Action = (typeof ACTIONS)[number]

/** In which there is nothing to show: it may be somebody else's address, or is erased. */
export const HIDDEN: readonly State[] = ['unconfirmed', 'withdrawn']

const ENDED: readonly State[] = ['lapsed', 'cancelled', 'eventCancelled', 'over']

/** In which an answer, or an event, is still to come. */
const OPEN: readonly State[] = ['review', 'received', 'registered', 'waiting', 'offered']

/** What can be done about a submission of which things stand like this. */
export function actionsIn(state: State): Action[] {
  if (HIDDEN.includes(state)) return state === 'withdrawn' ? ['erase'] : ['withdraw', 'erase']
  if (ENDED.includes(state)) return ['download', 'erase']
  return OPEN.includes(state) ? ['correct', 'download', 'withdraw', 'erase'] : ['download', 'withdraw', 'erase']
}
