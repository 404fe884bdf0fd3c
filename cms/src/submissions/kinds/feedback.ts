import { feedbackRules } from '../../rules/forms/feedback'
import { textOf } from '../../rules/text'
import { defineKind } from '../kind'
import { submissionUid } from '../../uids'

/** (Requirements, sections 3 and 5) */
export const feedback = defineKind({
  uid: submissionUid('feedback'),
  prefix: 'F',
  // Of anonymous feedback it is an address of ours, or none where none is published. (Requirements, section 5)
  schema: feedbackRules((sent) => textOf(sent) || null),
  language: (data) => data.language,
  sender: ({ email: address, isAnonymous }) => (isAnonymous ? null : address),
  record: async (data) => ({ ...data, feedbackStatus: 'pending' }),
  repeats: ['category', 'subject', 'message'],
  retention: 'message',
  mail: ({ isAnonymous }) => (isAnonymous ? null : 'confirmation'),
  columns: ['reference', 'feedbackStatus', 'category', 'subject', 'createdAt', 'email'],
  rows: [['reference', 'category'], ['subject', 'email'], ['message'], ['language', 'isAnonymous'], ['feedbackStatus'], ['reviewNote']],
})
