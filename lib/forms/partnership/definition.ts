import 'server-only'
import { routes } from '@/lib/i18n/paths'
import type { FormDefinition } from '../definition'
import { readForm } from '../read'
import { PARTNERSHIP_WORDS, partnershipSchema } from './schema'

/** The inquiry of an organization. (Requirements, section 7) */
export const partnership: FormDefinition = {
  read: (values, locale) => readForm(partnershipSchema, values, locale),
  words: PARTNERSHIP_WORDS,
  email: 'email',
  failures: { answered: 'partnership_failed', unanswered: 'partnership_failed' },
  mail: 'tell',
  page: `${routes.collaborateOrganizations}#inquiry`,
}
