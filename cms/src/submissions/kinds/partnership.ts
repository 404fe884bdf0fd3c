import { partnershipRules } from '../../rules/forms/partnership'
import { defineKind } from '../kind'
import { SUBMISSION_UIDS } from '../../uids'

/** The inquiry of an organization. (Requirements, sections 3 and 5) */
export const partnership = defineKind({
  uid: SUBMISSION_UIDS.partnership,
  paths: ['/partnership-requests'],
  prefix: 'P',
  schema: partnershipRules,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  record: async (data) => ({ ...data, consentedAt: new Date() }),
  repeats: ['organizationName', 'organizationType', 'collaborationType', 'website', 'message'],
  retention: 'proposal',
  mail: () => 'confirmation',
})
