import 'server-only'
import { routes } from '@/lib/i18n/paths'
import type { FormDefinition } from '../definition'
import { readForm } from '../read'
import { IDEA_WORDS, ideaSchema } from './schema'

/** An idea with its archive. (Requirements, section 7) */
export const idea: FormDefinition = {
  read: (values, locale) => readForm(ideaSchema, values, locale),
  words: IDEA_WORDS,
  email: 'email',
  files: () => ['attachments'],
  failures: { answered: 'idea_failed', unanswered: 'unavailable' },
  mail: null,
  page: `${routes.projectTemplate}#idea`,
}
