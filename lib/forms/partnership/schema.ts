import { partnershipRules } from '@/rules/forms/partnership'
import { inWords, type Words } from '../in-words'

/** What the inquiry says instead of the usual words. (Requirements, section 5) */
export const PARTNERSHIP_WORDS: Words = {
  organizationName: { required: 'organization_name_required' },
  organizationType: { required: 'organization_type_required' },
  collaborationType: { required: 'collaboration_type_required' },
  message: { required: 'inquiry_required' },
  contactName: { required: 'contact_name_required' },
  email: { required: 'email_required', invalid_email: 'email_invalid' },
}

/** The inquiry of an organization. (Requirements, sections 3 and 5) */
export const partnershipSchema = inWords(partnershipRules, PARTNERSHIP_WORDS)
