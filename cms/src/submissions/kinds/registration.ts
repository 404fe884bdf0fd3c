import { keyOf } from '../../requests/key'
import { registrationRules } from '../../rules/forms/registration'
import { stateOf, writeState } from '../../events/state'
import { emailKey } from '../../rules/text'
import { defineKind } from '../kind'
import { seatsChanged } from '../seat-counts'
import { takeSeat } from '../seats'
import { submissionUid } from '../../uids'

/** One registration per address and event, until it is cancelled. */
export const registrationKey = (address: string, event: string) => keyOf(emailKey(address), event)

/** The registration for an event. (Requirements, sections 3 and 5) */
export const registration = defineKind({
  uid: submissionUid('registration'),
  prefix: 'E',
  schema: registrationRules,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  async record({ event, ...fields }) {
    const taken = await takeSeat(event, fields.submitLanguage)
    return {
      ...fields,
      emailKey: emailKey(fields.email),
      eventId: event,
      eventTitle: taken.title,
      toldState: writeState(stateOf(taken, fields.submitLanguage)),
      registeredAt: new Date(),
    }
  },
  duplicateKey: (data) => registrationKey(data.email, data.event),
  repeated: 'repeated',
  repeats: [],
  retention: 'registration',
  mail: () => 'registration',
  afterwards: ({ event }) => seatsChanged(event),
  columns: ['reference', 'cancelledAt', 'name', 'eventTitle', 'registeredAt', 'email'],
  rows: [
    ['reference', 'eventTitle'],
    ['name', 'email'],
    ['phone', 'organization'],
    ['message'],
    ['registeredAt', 'cancelledAt'],
    ['submitLanguage'],
    ['reviewNote'],
  ],
})
