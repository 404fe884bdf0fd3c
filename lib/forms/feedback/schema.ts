import { feedbackRules } from '@/rules/forms/feedback'
import { inWords, type Words } from '../in-words'

/** What feedback says instead of the usual words. (Requirements, section 5) */
export const FEEDBACK_WORDS: Words = {
  category: { required: 'category_required' },
  email: { required: 'email_required', invalid_email: 'email_invalid' },
  subject: { required: 'subject_required' },
  message: { required: 'message_required', too_short: 'message_required' },
}

/**
 * Feedback; anonymous feedback needs no address and is sent with that of the organization, which only the server knows and which
 * may not be published. (Requirements, section 5)
 */
export const feedbackSchema = (organizationAddress: string | null = null) =>
  inWords(
    feedbackRules(() => organizationAddress),
    FEEDBACK_WORDS,
  )
