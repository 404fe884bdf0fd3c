import { feedbackRules } from '@/rules/forms/feedback'
import { inWords } from '../in-words'

/**
 * Feedback; anonymous feedback needs no address and is sent with that of the organization, which only the server knows and which
 * may not be published. (Requirements, section 5)
 */
export const feedbackSchema = (organizationAddress: string | null = null) =>
  inWords(
    feedbackRules(() => organizationAddress),
    {
      category: { required: 'category_required' },
      email: { required: 'email_required', invalid_email: 'email_invalid' },
      subject: { required: 'subject_required' },
      message: { required: 'message_required', too_short: 'message_required' },
    },
  )
