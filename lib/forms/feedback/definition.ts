import 'server-only'
import { getContactInfo } from '@/lib/content/contact-info'
import { routes } from '@/lib/i18n/paths'
import type { FormDefinition } from '../definition'
import { readForm } from '../read'
import { FEEDBACK_WORDS, feedbackSchema } from './schema'

/** Feedback; what is anonymous is sent with the organization's address. (Requirements, sections 5 and 7) */
export const feedback: FormDefinition = {
  read: async (values, locale) => {
    const contact = await getContactInfo(locale)
    return readForm(feedbackSchema(contact?.email), values, locale)
  },
  words: FEEDBACK_WORDS,
  email: 'email',
  failures: { answered: 'feedback_failed', unanswered: 'general_error' },
  mail: null,
  page: routes.feedback,
}
