import { keyOf } from '../../requests/key'
import type { MailTemplate } from '../../outbox/mail-names'
import { registrationRules } from '../../rules/forms/registration'
import { newTicket } from '../../events/door/ticket'
import { stateOf, writeState } from '../../events/state'
import { emailKey } from '../../rules/text'
import { defineKind } from '../kind'
import { seatsChanged, seatsShown } from '../seat-counts'
import { takeSeat } from '../seats'
import { submissionUid } from '../../uids'

/** One registration per address and event, until it is cancelled. */
export const registrationKey = (address: string, event: string) => keyOf(emailKey(address), event)

/** What those hear who wait for a seat, or are offered one, and register again. */
const REPEATED = new Map<unknown, MailTemplate>([
  ['waiting', 'waitingList'],
  ['offered', 'seatOffered'],
])

/** The registration for an event. (Requirements, sections 3 and 5) */
export const registration = defineKind({
  uid: submissionUid('registration'),
  prefix: 'E',
  schema: registrationRules,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  async record({ event: eventId, waitingList, ...fields }) {
    const { event, seat } = await takeSeat(eventId, fields.submitLanguage, waitingList)
    return {
      ...fields,
      eventId,
      eventTitle: event.title,
      seat,
      ticket: newTicket(),
      toldState: writeState(stateOf(event, fields.submitLanguage)),
      registeredAt: new Date(),
    }
  },
  duplicateKey: (data) => registrationKey(data.email, data.event),
  repeated: ({ seat }) => REPEATED.get(seat) ?? 'repeated',
  repeats: [],
  retention: 'registration',
  mail: (_, { seat }) => (seat === 'waiting' ? 'waitingList' : 'registration'),
  afterwards: ({ event }) => seatsChanged(event),
  beforeRefusal: ({ event }) => seatsShown(event),
  columns: ['reference', 'seat', 'cancelledAt', 'attendedAt', 'name', 'eventTitle', 'registeredAt', 'email'],
  rows: [
    ['reference', 'eventTitle'],
    ['name', 'email'],
    ['phone', 'organization'],
    ['message'],
    ['registeredAt', 'cancelledAt'],
    ['seat', 'offeredUntil'],
    ['attendedAt', 'attendedDoor'],
    ['ticket'],
    ['submitLanguage'],
    ['reviewNote'],
  ],
})
