import * as z from 'zod/mini'
import { email, language, line, paragraph } from '../fields'

/** A message of the contact form. (Requirements, section 10, forms without a page of their own) */
export const contactSchema = z.object({
  name: line('name_required'),
  email: email('email_required', 'email_invalid'),
  subject: line('subject_required'),
  message: paragraph('contact_message_required'),
  submitLanguage: language,
})
