import 'server-only'
import { ContentUnavailable } from '@/lib/content/errors'
import { getProjectForm } from '@/lib/content/project-forms'
import { getProjectTimelines } from '@/lib/content/project-timelines'
import { log } from '@/lib/log'
import type { Locale } from '@/rules/languages'
import { periodsAhead } from '@/rules/volunteer/periods'
import { type Values, valueOf } from '../form'
import { type Application, rulesOf } from './application'
import { readSupplies, type Supplies } from './supplies'

const ID = /^[a-z0-9]{10,50}$/

/** The form that an application names, or null when it names none that exists. Without a name it is the built-in one. */
export async function findApplication(values: Values, locale: Locale): Promise<Application | null> {
  const [projectId, formId] = [valueOf(values, 'projectId'), valueOf(values, 'formId')]
  if (!ID.test(projectId) || (formId !== '' && !ID.test(formId))) return null
  const [timelines, configuration] = await Promise.all([getProjectTimelines(projectId), formId ? getProjectForm(locale, formId) : null])
  return formId && !configuration ? null : { configuration, timelines: periodsAhead(timelines) }
}

/** What editors say in thanks for an application by a form; null where they say nothing, or where it cannot be read now. */
export async function thanksOf(formId: string, locale: Locale): Promise<string | null> {
  if (!ID.test(formId)) return null
  try {
    return (await getProjectForm(locale, formId))?.successMessage ?? null
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error(error.message)
    return null
  }
}

export type OpenApplication = Application & { supplies: Supplies }

/** An application with what its fields offer. Throws ContentUnavailable. */
export async function openApplication(application: Application, locale: Locale, values?: Values): Promise<OpenApplication> {
  return { ...application, supplies: await readSupplies(rulesOf(application), locale, values) }
}
