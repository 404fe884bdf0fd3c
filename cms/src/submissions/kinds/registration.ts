import { keyOf } from '../../requests/key'
import { registrationRules } from '../../rules/forms/registration'
import { emailKey } from '../../rules/text'
import { defineKind } from '../kind'
import { seatsChanged } from '../seat-counts'
import { takeSeat } from '../seats'

/** One registration per address and event, until it is cancelled. */
export const registrationKey = (address: string, event: string) => keyOf(emailKey(address), event)

/** The registration for an event. (Requirements, sections 3 and 5) */
export const registration = defineKind({
  uid: 'api::event-registration.event-registration',
  paths: ['/event-registrations'],
  prefix: 'E',
  schema: registrationRules,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  async record({ event, ...fields }) {
    const { title } = await takeSeat(event, fields.submitLanguage)
    return { ...fields, emailKey: emailKey(fields.email), eventId: event, eventTitle: title, registeredAt: new Date() }
  },
  duplicateKey: (data) => registrationKey(data.email, data.event),
  repeated: 'repeated',
  mail: () => 'registration',
  afterwards: ({ event }) => seatsChanged(event),
})
