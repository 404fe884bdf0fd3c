import 'server-only'
import { routes } from '@/lib/i18n/paths'
import type { FormDefinition } from '../definition'
import { readForm } from '../read'
import { REGISTRATION_WORDS, registrationSchema } from './schema'
import { asksForPlace, WAITING_LIST, waitingThanks } from './waiting-list'

/** The registration for an event. (Requirements, section 7) */
export const registration: FormDefinition = {
  read: (values, locale) => readForm(registrationSchema, values, locale),
  words: REGISTRATION_WORDS,
  about: (values) => (asksForPlace(values) ? WAITING_LIST : ''),
  thanks: async (about, locale) => (about === WAITING_LIST ? waitingThanks(locale) : null),
  hidesReference: true,
  email: 'email',
  failures: { answered: 'registration_failed', unanswered: 'registration_unanswered' },
  mail: 'tell',
  page: routes.events,
}
