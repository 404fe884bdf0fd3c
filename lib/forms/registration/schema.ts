import { registrationRules } from '@/rules/forms/registration'
import { inWords } from '../in-words'

/** The registration for an event. (Requirements, sections 3 and 5) */
export const registrationSchema = inWords(registrationRules, {
  event: { required: 'event_missing' },
  name: { required: 'registration_name_required' },
  email: { required: 'registration_email_required', invalid_email: 'registration_email_invalid' },
})
