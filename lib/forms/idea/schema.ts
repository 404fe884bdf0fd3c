import * as z from 'zod/mini'
import { documentId, email, language, line, orNull, paragraph } from '../fields'

/** An idea with the id of its stored archive. (Requirements, sections 3 and 5; readings) */
export const ideaSchema = z.object({
  title: line('title_required'),
  description: paragraph('description_required'),
  attachments: documentId('zip_required'),
  /** Without one nobody can be answered. (Requirements, section 10) */
  email: orNull(email('email_required', 'email_invalid')),
  department: orNull(documentId('invalid_option')),
  locale: language,
})
