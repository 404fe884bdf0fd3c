import * as z from 'zod/mini'
import { consent } from '../fields/checkbox'
import { language, oneOf } from '../fields/choice'
import { email } from '../fields/email'
import { phone } from '../fields/phone'
import { line, orNull, paragraph } from '../fields/text'
import { website } from '../fields/website'

/** (Requirements, section 5) */
export const ORGANIZATION_TYPES = ['ngo', 'nonprofit', 'corporation', 'foundation', 'government', 'academic', 'other'] as const
export const COLLABORATION_TYPES = ['strategic', 'funding', 'technical', 'educational', 'humanitarian', 'medical', 'other'] as const

/** The inquiry of an organization, in the order of the page. (Requirements, sections 3 and 5) */
export const partnershipRules = z.object({
  organizationName: line(),
  organizationType: oneOf(ORGANIZATION_TYPES),
  website: orNull(website),
  collaborationType: oneOf(COLLABORATION_TYPES),
  message: paragraph(),
  contactName: line(),
  email,
  phone: orNull(phone),
  submitLanguage: language,
  ...consent,
})
