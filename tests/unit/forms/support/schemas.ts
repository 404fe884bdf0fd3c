import { contactSchema } from '@/lib/forms/contact/schema'
import { departmentSchema } from '@/lib/forms/department/schema'
import { feedbackSchema } from '@/lib/forms/feedback/schema'
import { ideaSchema } from '@/lib/forms/idea/schema'
import { partnershipSchema } from '@/lib/forms/partnership/schema'
import { proposalSchema } from '@/lib/forms/proposal/schema'
import { registrationSchema } from '@/lib/forms/registration/schema'

export const schemas = {
  contact: contactSchema,
  feedback: feedbackSchema('team@example.org'),
  partnership: partnershipSchema,
  proposal: proposalSchema,
  idea: ideaSchema,
  department: departmentSchema,
  registration: registrationSchema,
}

export const FIXED_FORMS = ['contact', 'feedback', 'partnership', 'proposal', 'idea', 'department', 'registration'] as const
