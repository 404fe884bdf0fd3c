import { z } from 'zod'
import { consent, email, language, line, oneOf, orNull, paragraph, phone, website } from '../../requests/fields'
import { defineKind } from '../kind'

const ORGANIZATION_TYPES = ['ngo', 'nonprofit', 'corporation', 'foundation', 'government', 'academic', 'other'] as const
const COLLABORATION_TYPES = ['strategic', 'funding', 'technical', 'educational', 'humanitarian', 'medical', 'other'] as const

const schema = z.object({
  organizationName: line(),
  contactName: line(),
  email,
  phone: orNull(phone),
  organizationType: oneOf(ORGANIZATION_TYPES),
  collaborationType: oneOf(COLLABORATION_TYPES),
  message: paragraph(),
  website: orNull(website),
  submitLanguage: language,
  ...consent,
})

/** The inquiry of an organization. (Requirements, sections 3 and 5) */
export const partnership = defineKind({
  uid: 'api::partnership-request.partnership-request',
  prefix: 'P',
  schema,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  record: async (data) => ({ ...data, consentedAt: new Date() }),
  mail: () => 'confirmation',
})
