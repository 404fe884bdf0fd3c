import 'server-only'
import { consentWords } from '@/components/shared/form/client/consent-words'
import { dialogWords } from '@/components/shared/form/client/dialog-words'
import { fileWords } from '@/components/shared/form/client/file-words'
import { thanksOf } from '@/components/shared/form/client/form-props'
import { formWords, postedForm } from '@/components/shared/form/client/form-words'
import { Icon } from '@/components/ui/Icon'
import type { ListWords } from '@/components/shared/form/client/words'
import type { ErrorCode } from '@/lib/forms/error-codes'
import type { FormState } from '@/lib/forms/form'
import type { Words } from '@/lib/forms/in-words'
import { ruleOf } from '@/lib/forms/volunteer/application'
import type { OpenApplication } from '@/lib/forms/volunteer/application-form'
import { withStates } from '@/lib/forms/volunteer/definition'
import { volunteerWords } from '@/lib/forms/volunteer/schema'
import { getTranslations } from '@/lib/i18n/translations'
import type { RuleCode } from '@/rules/codes'
import { POSTAL_CODES } from '@/rules/fields/address'
import type { Locale } from '@/rules/languages'
import type { FieldType } from '@/rules/volunteer/field-rule'
import { emailKey, ownContact } from '@/rules/volunteer/read-fields'
import type { ApplicationProps } from './ApplicationForm'
import { applicationSections } from './application-sections'
import { addressWords, fieldView } from './field-views'

const LIST = ['typedHint', 'hint', 'chosen', 'add', 'added', 'remove', 'removed'] as const

type Options = {
  locale: Locale
  projectId: string
  /** What the form is called; stored with the application. */
  title: string
  application: OpenApplication
  /** The level of its sections' titles in the page's outline. */
  level: 3 | 4
  /** Of the element, where a page has several. */
  id?: string
  state?: FormState
}

/** What the rules of every application can say. */
const CODES = ['required', 'too_long', 'invalid_email', 'consent_required', 'already_submitted', 'already_registered', 'already_submitted_campaign'] as const

/** What those of a field can say beside that. */
const CODES_OF: Partial<Record<FieldType, readonly (RuleCode | ErrorCode)[]>> = {
  phone: ['invalid_phone', 'phone_extension', 'phone_which'],
  tel: ['invalid_phone', 'phone_extension', 'phone_country_code'],
  number: ['invalid_number'],
  date: ['invalid_date', 'date_in_future', 'date_too_early', 'date_too_late', 'date_passed', 'date_outside_period', 'age_too_low', 'available_period'],
  select: ['invalid_option'],
  radio: ['invalid_option'],
  file: ['too_many_files', 'file_missing'],
  address: ['invalid_postal_code', 'address_required', 'street_required', 'house_number_required', 'city_required', 'postal_code_required', 'country_required'],
}

/** The words of the fields that have some of their own. */
const ownWords = (words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).map(([name, byRule]) => [name, Object.fromEntries(Object.entries(byRule).filter(([, code]) => code !== 'field_required'))]),
  )

/** What an application says and asks for, as it is configured or built in, for its client component. (Requirements, sections 3 to 5) */
export async function applicationWords({ locale, projectId, title, application, level, id, state }: Options): Promise<ApplicationProps> {
  const t = await getTranslations({ locale, namespace: 'forms' })
  const { configuration, supplies, timelines } = application
  const found = await applicationSections(application, locale)
  const fields = found.flatMap((section) => section.fields)
  const rules = fields.map(ruleOf)
  const own = ownContact(rules)
  const sections = await Promise.all(
    found.map(async (section) => ({
      title: section.title ?? undefined,
      description: section.description ?? undefined,
      fields: await Promise.all(section.fields.map((field) => fieldView({ locale, field, supplies, state, isOwn: own.includes(field.key) }))),
    })),
  )
  const types = [...new Set(fields.map(({ type }) => type))]
  const thanks = await thanksOf('volunteer', locale)
  return {
    locale,
    id,
    level,
    projectId,
    // The content service takes the fields of a form that is named, which one without fields has not.
    formId: configuration && configuration.sections.length > 0 ? configuration.documentId : '',
    title,
    description: configuration?.description ?? undefined,
    note: configuration?.note ?? undefined,
    sections,
    rules,
    email: emailKey(rules),
    periods: timelines.map(({ documentId, fromDate, toDate }) => ({ documentId, fromDate, toDate })),
    // Those with a rule for postal codes.
    countries: Object.fromEntries(
      types.includes('address') ? supplies.countries.flatMap(({ numericId, code }) => (POSTAL_CODES.has(code) ? [[String(numericId), code]] : [])) : [],
    ),
    words: await formWords('volunteer', {
      locale,
      words: ownWords(volunteerWords(rules)),
      codes: [...CODES, ...types.flatMap((type) => CODES_OF[type] ?? [])],
      fields: fields.length + 8,
    }),
    submit: t('volunteer.submit'),
    kinds: {
      date: { hint: t('date.hint'), pick: t('date.pick'), icon: <Icon name="calendar" /> },
      list: Object.fromEntries(LIST.map((key) => [key, t.raw(`list.${key}`)])) as ListWords,
      file: await fileWords(locale),
      address: await addressWords(locale),
    },
    consent: await consentWords(locale),
    dialogs: await dialogWords(locale),
    thanks: { ...thanks, text: configuration?.successMessage ?? thanks.text },
    posted: await postedForm(locale, state && { ...state, values: withStates(state.values, supplies) }),
  }
}
