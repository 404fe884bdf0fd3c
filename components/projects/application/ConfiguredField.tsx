import { AddressField } from '@/components/shared/form/fields/address/AddressField'
import { FileField } from '@/components/shared/form/fields/file/FileField'
import { ListField } from '@/components/shared/form/fields/list/ListField'
import { Longest } from '@/components/shared/form/fields/Longest'
import { PhoneField } from '@/components/shared/form/fields/phone/PhoneField'
import { RadioField } from '@/components/shared/form/fields/choice/RadioField'
import { TextArea } from '@/components/shared/form/fields/text/TextArea'
import { TextField } from '@/components/shared/form/fields/text/TextField'
import type { OpenForm } from '@/components/shared/form/open-form'
import type { FormField } from '@/lib/content/project-forms'
import { unsentCode } from '@/lib/forms/volunteer/field-words'
import type { Supplies } from '@/lib/forms/volunteer/supplies'
import { acceptedKinds } from '@/rules/fields/file'
import { PROVINCES_KEY } from '@/rules/volunteer/default-fields'
import { ConfiguredBox } from './ConfiguredBox'
import { ConfiguredChoice } from './ConfiguredChoice'
import { ConfiguredDay } from './ConfiguredDay'
import { autoCompleteOf } from './auto-complete'

type Props = { form: OpenForm; field: FormField; supplies: Supplies }

const LONGEST_LINE = 500

/** A field of an application as it is configured. (Requirements, section 3: field types) */
export function ConfiguredField({ form, field, supplies }: Props) {
  const { key, type, label, required, options } = field
  const common = { form, name: key, label: label ?? key, hint: field.helperText ?? undefined, required }
  const start = field.defaultValue ?? undefined
  const placeholder = field.placeholder ?? undefined
  const autoComplete = autoCompleteOf(key)
  // Nobody needs to be told how long a name may be.
  const hint = autoComplete ? (
    common.hint
  ) : (
    <Longest form={form} characters={LONGEST_LINE}>
      {common.hint}
    </Longest>
  )
  switch (type) {
    case 'text':
      if (key === PROVINCES_KEY)
        return <ListField {...common} start={start} placeholder={placeholder} suggestions={supplies.provinces.map(({ name }) => name)} />
      return <TextField {...common} hint={hint} start={start} placeholder={placeholder} maxLength={LONGEST_LINE} autoComplete={autoComplete} />
    case 'email':
      return <TextField {...common} type="email" start={start} placeholder={placeholder} autoComplete="email" />
    case 'tel':
      return <TextField {...common} type="tel" start={start} placeholder={placeholder} maxLength={40} autoComplete={autoComplete} />
    case 'phone':
      return <PhoneField {...common} />
    case 'number':
      return <TextField {...common} start={start} placeholder={placeholder} inputMode="decimal" maxLength={20} isCode />
    case 'date':
      return <ConfiguredDay {...common} field={field} start={start} placeholder={placeholder} />
    case 'textarea':
      return <TextArea {...common} start={start} placeholder={placeholder} />
    case 'select':
      return <ConfiguredChoice {...common} field={field} />
    case 'radio':
      return <RadioField {...common} options={options} start={start} />
    case 'checkbox':
      return <ConfiguredBox {...common} words={field.checkboxLabel} />
    case 'file':
      return <FileField {...common} kinds={acceptedKinds(field.acceptedFileTypes)} multiple unsent={unsentCode(key)} />
    case 'address':
      return <AddressField {...common} countries={supplies.countries} states={supplies.states[key] ?? []} />
  }
}
