import * as z from 'zod/mini'
import { consent, email, language, line, oneOf, orNull, paragraph, phone, website } from '../fields'

/** (Requirements, section 5) */
export const ORGANIZATION_TYPES = ['ngo', 'nonprofit', 'corporation', 'foundation', 'government', 'academic', 'other'] as const
export const COLLABORATION_TYPES = ['strategic', 'funding', 'technical', 'educational', 'humanitarian', 'medical', 'other'] as const

/** The inquiry of an organization, in the order of the page. (Requirements, sections 3 and 5) */
export const partnershipSchema = z.object({
  organizationName: line('organization_name_required'),
  organizationType: oneOf(ORGANIZATION_TYPES, 'organization_type_required'),
  website: orNull(website),
  collaborationType: oneOf(COLLABORATION_TYPES, 'collaboration_type_required'),
  message: paragraph('inquiry_required'),
  contactName: line('contact_name_required'),
  email: email('email_required', 'email_invalid'),
  phone: orNull(phone()),
  submitLanguage: language,
  ...consent(),
})
