import { z } from 'zod'
import { documentId, email, emailKey, keyOf, language, line, optionalLine, optionalParagraph, orNull, phone } from '../../requests/fields'
import { defineKind } from '../kind'
import { seatsChanged } from '../seat-counts'
import { takeSeat } from '../seats'

const schema = z.object({
  event: documentId,
  name: line(),
  email,
  phone: orNull(phone),
  organization: optionalLine(),
  message: optionalParagraph(),
  submitLanguage: language,
})

/** One registration per address and event, until it is cancelled. */
export const registrationKey = (address: string, event: string) => keyOf(emailKey(address), event)

/** The registration for an event. (Requirements, sections 3 and 5) */
export const registration = defineKind({
  uid: 'api::event-registration.event-registration',
  prefix: 'E',
  schema,
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
