import { partnershipRules } from '@/rules/forms/partnership'
import { inWords } from '../in-words'

/** The inquiry of an organization. (Requirements, sections 3 and 5) */
export const partnershipSchema = inWords(partnershipRules, {
  organizationName: { required: 'organization_name_required' },
  organizationType: { required: 'organization_type_required' },
  collaborationType: { required: 'collaboration_type_required' },
  message: { required: 'inquiry_required' },
  contactName: { required: 'contact_name_required' },
  email: { required: 'email_required', invalid_email: 'email_invalid' },
})
