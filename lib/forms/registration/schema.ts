import { registrationRules } from '@/rules/forms/registration'
import { inWords, type Words } from '../in-words'

/** What the registration says instead of the usual words. (Requirements, section 5) */
export const REGISTRATION_WORDS: Words = {
  event: { required: 'event_missing' },
  name: { required: 'registration_name_required' },
  email: { required: 'registration_email_required', invalid_email: 'registration_email_invalid' },
}

/** The registration for an event. (Requirements, sections 3 and 5) */
export const registrationSchema = inWords(registrationRules, REGISTRATION_WORDS)
