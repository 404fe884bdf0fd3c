import 'server-only'
import { routes } from '@/lib/i18n/paths'
import type { FormDefinition } from '../definition'
import { readForm } from '../read'
import { DEPARTMENT_WORDS, departmentSchema } from './schema'

/** The application to a department. (Requirements, section 7) */
export const department: FormDefinition = {
  read: (values, locale) => readForm(departmentSchema, values, locale),
  words: DEPARTMENT_WORDS,
  email: 'email',
  failures: { answered: 'application_failed', unanswered: 'unavailable' },
  mail: 'confirm',
  page: `${routes.join}#apply`,
}
