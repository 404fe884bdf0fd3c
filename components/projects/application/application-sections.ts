import { getTranslations } from '@/lib/i18n/translations'
import type { FormField, FormSection } from '@/lib/content/project-forms'
import { type Application, configuredSections, ruleOf } from '@/lib/forms/volunteer/application'
import type { Locale } from '@/rules/languages'
import { defaultFields, TIMELINE_KEY } from '@/rules/volunteer/default-fields'
import type { FieldRule } from '@/rules/volunteer/field-rule'
import { emailKey } from '@/rules/volunteer/read-fields'
import { periodWords } from '../period-words'

const plain = {
  placeholder: null,
  helperText: null,
  defaultValue: null,
  checkboxLabel: null,
  acceptedFileTypes: null,
  order: 0,
  earliestDay: null,
  latestDay: null,
  minimumAge: null,
  withinPeriod: null,
}

const fieldOf = ({ key, type, required }: FieldRule, label: string): FormField => ({ ...plain, key, type, label, required, options: [] })

/** Without an address nobody could be answered: it is asked for, whatever the form says. */
function withEmail(sections: FormSection[], label: string): FormSection[] {
  const key = emailKey(sections.flatMap(({ fields }) => fields.map(ruleOf)))
  const asked = sections.map((section) => ({
    ...section,
    fields: section.fields.map((field): FormField => (field.key === key ? { ...field, type: 'email', required: true } : field)),
  }))
  if (asked.some(({ fields }) => fields.some((field) => field.key === key))) return asked
  const email = fieldOf({ key, type: 'email', required: true, options: [] }, label)
  return [{ title: null, description: null, fields: [email] }, ...asked]
}

/** The fields of an application with their words: as they are configured, else those of the built-in form. (Requirements, section 3) */
export async function applicationSections(application: Application, locale: Locale): Promise<FormSection[]> {
  const t = await getTranslations({ locale, namespace: 'forms.volunteer' })
  const { timelines } = application
  const configured = configuredSections(application, (timeline) => periodWords(locale, timeline))
  if (configured) return withEmail(configured, t('fields.email'))
  const periods = timelines.map((timeline) => ({ value: timeline.documentId, label: periodWords(locale, timeline) }))
  const fields = defaultFields(periods.map(({ value }) => value)).map((rule) => ({
    ...fieldOf(rule, t(`fields.${rule.key}`)),
    options: rule.key === TIMELINE_KEY ? periods : [],
  }))
  return [{ title: null, description: null, fields }]
}
