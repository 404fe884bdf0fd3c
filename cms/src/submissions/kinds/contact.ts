import { contactRules } from '../../rules/forms/contact'
import { defineKind } from '../kind'
import { SUBMISSION_UIDS } from '../../uids'

/** A message of the contact form. (Requirements, section 10, forms without a page of their own) */
export const contact = defineKind({
  uid: SUBMISSION_UIDS.contact,
  paths: ['/contact-form', '/contact-forms'],
  prefix: 'C',
  schema: contactRules,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  record: async (data) => data,
  repeats: ['subject', 'message'],
  retention: 'message',
  mail: () => 'confirmation',
})
