import 'server-only'
import { routes } from '@/lib/i18n/paths'
import type { FormDefinition } from '../definition'
import { readForm } from '../read'
import { proposalSchema } from './schema'

/** The proposal of a project. (Requirements, section 7) */
export const proposal: FormDefinition = {
  call: '/api/project-proposals',
  read: (values, locale) => readForm(proposalSchema, values, locale),
  email: 'email',
  failures: { answered: 'proposal_failed', unanswered: 'unavailable' },
  mail: 'tell',
  page: `${routes.collaborateIndividuals}#proposal`,
}
