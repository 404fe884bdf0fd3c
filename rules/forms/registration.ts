import * as z from 'zod/mini'
import { ticked } from '../fields/checkbox'
import { documentId, language } from '../fields/choice'
import { email } from '../fields/email'
import { phone } from '../fields/phone'
import { line, orNull, paragraph } from '../fields/text'

/** The registration for an event. (Requirements, sections 3 and 5) */
export const registrationRules = z.object({
  event: documentId,
  name: line(),
  email,
  phone: orNull(phone),
  organization: orNull(line()),
  message: orNull(paragraph()),
  /** Whether a place on the waiting list is wanted where no seat is free. */
  waitingList: ticked,
  submitLanguage: language,
})
