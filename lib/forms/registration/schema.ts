import * as z from 'zod/mini'
import { documentId, email, language, line, orNull, paragraph, phone } from '../fields'

/** The registration for an event. (Requirements, sections 3 and 5) */
export const registrationSchema = z.object({
  event: documentId('event_missing'),
  name: line('registration_name_required'),
  email: email('registration_email_required', 'registration_email_invalid'),
  phone: orNull(phone()),
  organization: orNull(line()),
  message: orNull(paragraph()),
  submitLanguage: language,
})
