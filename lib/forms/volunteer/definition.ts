import 'server-only'
import { projects } from '@/lib/entities/projects'
import { routes } from '@/lib/i18n/paths'
import { emailKey } from '@/rules/volunteer/read-fields'
import { settleState } from '../address-states'
import type { FormDefinition } from '../definition'
import { type Values, valueOf } from '../form'
import { readForm } from '../read'
import { rulesOf } from './application'
import { findApplication, thanksOf } from './application-form'
import { duplicateError, duplicateProblem } from './duplicates'
import { volunteerSchema } from './schema'
import { readSupplies, type Supplies } from './supplies'

/** The values with the states of their addresses as the content service knows them. */
export function withStates(values: Values, { states }: Supplies): Values {
  const settled = Object.entries(states).map(([key, known]) => [`${key}.state`, settleState(known, valueOf(values, `${key}.state`))] as const)
  return { ...values, ...Object.fromEntries(settled) }
}

/** The application to a project, by the fields of its form. (Requirements, sections 3 and 7) */
export const volunteer: FormDefinition = {
  read: async (values, locale) => {
    const application = await findApplication(values, locale)
    if (!application) return null
    const rules = rulesOf(application)
    const supplies = await readSupplies(rules, locale, values)
    const isoCodeOf = (id: string) => supplies.countries.find(({ numericId }) => String(numericId) === id)?.code ?? null
    return readForm(volunteerSchema(rules, isoCodeOf, application.timelines), withStates(values, supplies), locale)
  },
  refused: async (problem, values, locale) => {
    const application = problem === 'duplicate' ? await findApplication(values, locale) : null
    if (!application) return null
    const project = await projects.one(locale, valueOf(values, 'projectId'))
    const found = duplicateProblem({ isCampaign: project?.type === 'campaign', hasTimelines: application.timelines.length > 0 })
    const error = duplicateError(found)
    return { problem: found, errors: error ? { [emailKey(rulesOf(application))]: error } : {} }
  },
  about: (values) => valueOf(values, 'formId'),
  thanks: async (about, locale) => {
    const text = await thanksOf(about, locale)
    return text === null ? null : { text }
  },
  email: 'email',
  files: async (values, locale) => {
    const application = await findApplication(values, locale)
    return application ? rulesOf(application).flatMap(({ key, type }) => (type === 'file' ? [key] : [])) : []
  },
  failures: { answered: 'submission_failed', unanswered: 'submission_error' },
  mail: 'confirm',
  page: routes.projects,
}
