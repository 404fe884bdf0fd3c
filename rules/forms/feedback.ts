import * as z from 'zod/mini'
import { ticked } from '../fields/checkbox'
import { language, oneOf } from '../fields/choice'
import { email } from '../fields/email'
import { line, paragraph } from '../fields/text'
import { textOf } from '../text'

/** (Requirements, section 3) */
export const FEEDBACK_CATEGORIES = ['suggestion', 'issue', 'complaint', 'praise', 'other'] as const

/** Characters. (Requirements, section 9) */
export const SHORTEST_MESSAGE = 10

const fields = z.object({
  category: oneOf(FEEDBACK_CATEGORIES),
  email: z.nullable(email),
  subject: line(),
  message: paragraph(5000, SHORTEST_MESSAGE),
  isAnonymous: ticked,
  language,
})

/**
 * Feedback; `anonymousEmail` gives the address that stands with anonymous feedback for what was sent as one, null for none.
 * (Requirements, section 5)
 */
export const feedbackRules = (anonymousEmail: (sent: unknown) => string | null) =>
  z.pipe(
    z.pipe(
      z.record(z.string(), z.unknown()),
      z.transform(
        (values): Record<string, unknown> => ({
          ...values,
          email: textOf(values.isAnonymous) === 'true' ? anonymousEmail(values.email) : textOf(values.email),
        }),
      ),
    ),
    fields,
  )
