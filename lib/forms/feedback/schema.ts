import * as z from 'zod/mini'
import { email, language, line, oneOf, paragraph, ticked } from '../fields'
import { textOf } from '../text'

/** (Requirements, section 3) */
export const FEEDBACK_CATEGORIES = ['suggestion', 'issue', 'complaint', 'praise', 'other'] as const

/** (Requirements, section 9) */
export const SHORTEST_MESSAGE = 10

const schema = z.object({
  category: oneOf(FEEDBACK_CATEGORIES, 'category_required'),
  email: z.nullable(email('email_required', 'email_invalid')),
  subject: line('subject_required'),
  message: paragraph('message_required', 5000, SHORTEST_MESSAGE),
  isAnonymous: ticked,
  language,
})

/**
 * Feedback; anonymous feedback needs no address and is sent with that of the organization, which only the server knows and which
 * may not be published. (Requirements, section 5)
 */
export const feedbackSchema = (organizationAddress: string | null = null) =>
  z.pipe(
    z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform((values) => (textOf(values.isAnonymous) === 'true' ? { ...values, email: organizationAddress } : values)),
    ),
    schema,
  )
