import { partnershipRules } from '../../rules/forms/partnership'
import { defineKind } from '../kind'

/** The inquiry of an organization. (Requirements, sections 3 and 5) */
export const partnership = defineKind({
  uid: 'api::partnership-request.partnership-request',
  paths: ['/partnership-requests'],
  prefix: 'P',
  schema: partnershipRules,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  record: async (data) => ({ ...data, consentedAt: new Date() }),
  mail: () => 'confirmation',
})
