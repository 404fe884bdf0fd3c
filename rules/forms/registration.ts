import * as z from 'zod/mini'
import { documentId, email, language, line, orNull, paragraph, phone } from '../fields'

/** The registration for an event. (Requirements, sections 3 and 5) */
export const registrationRules = z.object({
  event: documentId,
  name: line(),
  email,
  phone: orNull(phone),
  organization: orNull(line()),
  message: orNull(paragraph()),
  submitLanguage: language,
})
