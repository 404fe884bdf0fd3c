import 'server-only'
import { routes } from '@/lib/i18n/paths'
import type { FormDefinition } from '../definition'
import { readForm } from '../read'
import { registrationSchema } from './schema'

/** The registration for an event. (Requirements, section 7) */
export const registration: FormDefinition = {
  read: (values, locale) => readForm(registrationSchema, values, locale),
  email: 'email',
  failures: { answered: 'registration_failed', unanswered: 'registration_unanswered' },
  mail: 'tell',
  page: routes.events,
}
