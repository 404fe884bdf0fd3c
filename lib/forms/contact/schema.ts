import { contactRules } from '@/rules/forms/contact'
import { inWords } from '../in-words'

/** A message of the contact form. (Requirements, section 10, forms without a page of their own) */
export const contactSchema = inWords(contactRules, {
  name: { required: 'name_required' },
  email: { required: 'email_required', invalid_email: 'email_invalid' },
  subject: { required: 'subject_required' },
  message: { required: 'contact_message_required' },
})
