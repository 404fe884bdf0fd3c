import { proposalRules } from '../../rules/forms/proposal'
import { defineKind } from '../kind'
import { SUBMISSION_UIDS } from '../../uids'

/** The proposal of a project. (Requirements, section 10, forms without a page of their own) */
export const proposal = defineKind({
  uid: SUBMISSION_UIDS.proposal,
  paths: ['/project-proposals'],
  prefix: 'R',
  schema: proposalRules,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  record: async (data) => ({ ...data, consentedAt: new Date() }),
  repeats: ['title', 'summary', 'place', 'cost'],
  retention: 'proposal',
  mail: () => 'confirmation',
})
