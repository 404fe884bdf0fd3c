import { z } from 'zod'
import { email, language, line, oneOf, orNull, paragraph } from '../../requests/fields'
import { defineKind } from '../kind'

const CATEGORIES = ['suggestion', 'issue', 'complaint', 'praise', 'other'] as const

/** (Requirements, section 9) */
const SHORTEST_MESSAGE = 10

const schema = z
  .object({
    category: oneOf(CATEGORIES),
    // Of anonymous feedback it is an address of ours, or none where none is published. (Requirements, section 5)
    email: orNull(email),
    subject: line(),
    message: paragraph(5000, SHORTEST_MESSAGE),
    isAnonymous: z.boolean().default(false),
    language,
  })
  .refine(({ email: address, isAnonymous }) => isAnonymous || address !== null, { path: ['email'], error: 'required' })

/** (Requirements, sections 3 and 5) */
export const feedback = defineKind({
  uid: 'api::feedback.feedback',
  prefix: 'F',
  schema,
  language: (data) => data.language,
  sender: ({ email: address, isAnonymous }) => (isAnonymous ? null : address),
  record: async (data) => ({ ...data, feedbackStatus: 'pending' }),
  mail: ({ isAnonymous }) => (isAnonymous ? null : 'confirmation'),
})
