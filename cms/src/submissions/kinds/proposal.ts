import { proposalRules } from '../../rules/forms/proposal'
import { defineKind } from '../kind'

/** The proposal of a project. (Requirements, section 10, forms without a page of their own) */
export const proposal = defineKind({
  uid: 'api::project-proposal.project-proposal',
  paths: ['/project-proposals'],
  prefix: 'R',
  schema: proposalRules,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  record: async (data) => ({ ...data, consentedAt: new Date() }),
  mail: () => 'confirmation',
})
