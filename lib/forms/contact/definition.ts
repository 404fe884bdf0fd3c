import 'server-only'
import { routes } from '@/lib/i18n/paths'
import type { FormDefinition } from '../definition'
import { readForm } from '../read'
import { contactSchema } from './schema'

/** A message of the contact form. (Requirements, section 7) */
export const contact: FormDefinition = {
  call: '/api/contact-forms',
  read: (values, locale) => readForm(contactSchema, values, locale),
  email: 'email',
  failures: { answered: 'unsent', unanswered: 'unavailable' },
  mail: 'tell',
  page: routes.contact,
}
