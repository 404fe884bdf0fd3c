import { departmentSchema } from '@/lib/forms/department/schema'
import { feedbackSchema } from '@/lib/forms/feedback/schema'
import { ideaSchema } from '@/lib/forms/idea/schema'
import { partnershipSchema } from '@/lib/forms/partnership/schema'
import { inWords } from '@/lib/forms/in-words'
import { plainForms } from '@/lib/forms/plain-forms'
import { registrationSchema } from '@/lib/forms/registration/schema'
import { contactRules } from '@/rules/forms/contact'
import { proposalRules } from '@/rules/forms/proposal'

export const schemas = {
  contact: inWords(contactRules, plainForms.contact.words),
  feedback: feedbackSchema('team@example.org'),
  partnership: partnershipSchema,
  proposal: inWords(proposalRules, plainForms.proposal.words),
  idea: ideaSchema,
  department: departmentSchema,
  registration: registrationSchema,
}

export type Fixed = keyof typeof schemas

export const FIXED_FORMS = ['contact', 'feedback', 'partnership', 'proposal', 'idea', 'department', 'registration'] as const
