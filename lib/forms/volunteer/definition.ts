import 'server-only'
import { getCountries } from '@/lib/content/countries'
import { routes } from '@/lib/i18n/paths'
import type { FormDefinition } from '../definition'
import { readForm } from '../read'
import { findApplicationForm } from './application-form'
import { volunteerSchema } from './schema'

/** The application to a project, by the fields of its form. (Specification, sections 3 and 7) */
export const volunteer: FormDefinition = {
  call: '/api/project-submissions',
  read: async (values, locale) => {
    const form = await findApplicationForm(values, locale)
    if (!form) return null
    const hasAddress = form.fields.some(({ type }) => type === 'address')
    const countries = hasAddress ? await getCountries(locale) : []
    const isoCodeOf = (id: string) => countries.find(({ numericId }) => String(numericId) === id)?.code ?? null
    return readForm(volunteerSchema(form.fields, isoCodeOf), values, locale)
  },
  email: 'email',
  files: async (values, locale) => {
    const form = await findApplicationForm(values, locale)
    return (form?.fields ?? []).filter(({ type }) => type === 'file').map(({ key }) => key)
  },
  page: routes.projects,
}
