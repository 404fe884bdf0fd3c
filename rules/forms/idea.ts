import * as z from 'zod/mini'
import { documentId, language } from '../fields/choice'
import { email } from '../fields/email'
import { line, orNull, paragraph } from '../fields/text'

/** An idea with the id of its stored archive. (Requirements, sections 3 and 5; readings) */
export const ideaRules = z.object({
  title: line(),
  description: paragraph(),
  attachments: documentId,
  /** Without one nobody can be answered. (Requirements, section 10) */
  email: orNull(email),
  department: orNull(documentId),
  locale: language,
})
