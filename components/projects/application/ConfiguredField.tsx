import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import { type FieldProps, Longest } from '@/components/shared/form/fields/Field'
import { AddressField } from '@/components/shared/form/fields/address/AddressField'
import { CheckboxField } from '@/components/shared/form/fields/checkbox/CheckboxField'
import { RadioField } from '@/components/shared/form/fields/choice/RadioField'
import { SelectField } from '@/components/shared/form/fields/choice/SelectField'
import { FileField } from '@/components/shared/form/fields/file/FileField'
import { ListField } from '@/components/shared/form/fields/list/ListField'
import { PhoneField } from '@/components/shared/form/fields/phone/PhoneField'
import { TextArea } from '@/components/shared/form/fields/text/TextArea'
import { TextField } from '@/components/shared/form/fields/text/TextField'
import type { OpenForm } from '@/components/shared/form/open-form'
import type { FormField } from '@/lib/content/project-forms'
import { unsentCode } from '@/lib/forms/volunteer/field-words'
import type { Supplies } from '@/lib/forms/volunteer/supplies'
import { acceptedKinds } from '@/rules/fields/file'
import { PROVINCES_KEY, TIMELINE_KEY } from '@/rules/volunteer/default-fields'
import type { FieldType } from '@/rules/volunteer/field-rule'
import { ConfiguredDay } from './ConfiguredDay'
import styles from './application.module.css'

/** One of several; of the periods of a project the first one stands there. (Requirements, section 3) */
async function ConfiguredChoice({ field: { key, options, placeholder, defaultValue }, ...field }: FieldProps & { field: FormField }) {
  if (key === TIMELINE_KEY && field.required) return <SelectField {...field} options={options} start={options[0]?.value} />
  const t = await getTranslations({ locale: field.form.locale, namespace: 'forms.common' })
  return <SelectField {...field} options={options} empty={placeholder ?? t('choose')} start={defaultValue ?? undefined} />
}

/**
 * What the browser can fill in of the applicant, by the usual keys of the fields; 'off' where it would guess something else, such as the country of
 * residence for a nationality. (Requirements, section 3, project submission)
 */
const TOKENS = new Map([
  ['fullName', 'name'],
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['nationality', 'off'],
])

const tokenOf = (own: boolean, token: 'email' | 'tel') => (own ? token : 'off')

const LONGEST_LINE = 500

/** What all fields have; `typed` is for those that are typed into. */
type Configured = { common: FieldProps; typed: { start?: string; placeholder?: string }; field: FormField; supplies: Supplies; isOwn: boolean }

function Line({ common, typed, field: { key }, supplies }: Configured) {
  if (key === PROVINCES_KEY) return <ListField {...common} {...typed} suggestions={supplies.provinces.map(({ name }) => name)} />
  const autoComplete = TOKENS.get(key)
  // Nobody needs to be told how long a name may be.
  const hint = autoComplete ? (
    common.hint
  ) : (
    <Longest form={common.form} characters={LONGEST_LINE}>
      {common.hint}
    </Longest>
  )
  return <TextField {...common} {...typed} hint={hint} maxLength={LONGEST_LINE} autoComplete={autoComplete} />
}

/** A number without a choice of its country, so that it has to begin with the calling code. */
async function Tel({ common, typed, isOwn }: Configured) {
  const t = await getTranslations({ locale: common.form.locale, namespace: 'forms.phone' })
  return <TextField {...common} {...typed} hint={common.hint ?? t('withCountry')} type="tel" maxLength={40} autoComplete={tokenOf(isOwn, 'tel')} />
}

/** A box, with words of its own beside it under the label of the field. */
function Box({ common, field: { checkboxLabel } }: Configured) {
  if (!checkboxLabel) return <CheckboxField {...common} />
  const id = `${common.form.fieldId(common.name)}-label`
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {common.label}
      </p>
      <CheckboxField {...common} label={checkboxLabel} />
    </div>
  )
}

const MARKUP: Readonly<Record<FieldType, (configured: Configured) => ReactNode>> = {
  text: Line,
  email: ({ common, typed, isOwn }) => <TextField {...common} {...typed} type="email" autoComplete={tokenOf(isOwn, 'email')} />,
  tel: Tel,
  phone: ({ common, isOwn }) => <PhoneField {...common} autoComplete={tokenOf(isOwn, 'tel')} />,
  number: ({ common, typed }) => <TextField {...common} {...typed} inputMode="decimal" maxLength={20} isCode />,
  date: ({ common, typed, field }) => <ConfiguredDay {...common} {...typed} field={field} />,
  textarea: ({ common, typed }) => <TextArea {...common} {...typed} />,
  select: ({ common, field }) => <ConfiguredChoice {...common} field={field} />,
  radio: ({ common, typed, field }) => <RadioField {...common} options={field.options} start={typed.start} />,
  checkbox: Box,
  file: ({ common, field }) => <FileField {...common} kinds={acceptedKinds(field.acceptedFileTypes)} multiple unsent={unsentCode(field.key)} />,
  address: ({ common, supplies, field }) => <AddressField {...common} countries={supplies.countries} states={supplies.states[field.key] ?? []} />,
}

type Props = { form: OpenForm; field: FormField; supplies: Supplies; isOwn: boolean }

/** A field of an application as it is configured; `isOwn` where it asks for the applicant's own address or number. (Requirements, section 3: field types) */
export function ConfiguredField({ form, field, supplies, isOwn }: Props) {
  const { key, type, label, required, helperText, defaultValue, placeholder } = field
  const Markup = MARKUP[type]
  const common = { form, name: key, label: label ?? key, hint: helperText ?? undefined, required }
  return (
    <Markup
      common={common}
      typed={{ start: defaultValue ?? undefined, placeholder: placeholder ?? undefined }}
      field={field}
      supplies={supplies}
      isOwn={isOwn}
    />
  )
}
