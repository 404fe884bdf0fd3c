import type { ReactNode } from 'react'
import { AddressField } from '@/components/shared/form/client/fields/AddressField'
import { CheckboxField } from '@/components/shared/form/client/fields/CheckboxField'
import { DateField } from '@/components/shared/form/client/fields/DateField'
import { EmailField } from '@/components/shared/form/client/fields/EmailField'
import { FileField } from '@/components/shared/form/client/fields/FileField'
import { ListField } from '@/components/shared/form/client/fields/ListField'
import { PhoneField } from '@/components/shared/form/client/fields/PhoneField'
import { RadioField } from '@/components/shared/form/client/fields/RadioField'
import { SelectField } from '@/components/shared/form/client/fields/SelectField'
import { TextArea } from '@/components/shared/form/client/fields/TextArea'
import { TextField } from '@/components/shared/form/client/fields/TextField'
import { useFormApi } from '@/components/shared/form/client/form-context'
import type { ApplicationProps } from './ApplicationForm'
import type { FieldView } from './field-views'
import styles from './application.module.css'

type Props = { field: FieldView; kinds: ApplicationProps['kinds']; onDay: () => void }

/** A box, with words of its own beside it under the label of the field. */
function Box({ label, boxLabel, ...field }: Extract<FieldView, { kind: 'checkbox' }>) {
  const id = `${useFormApi().fieldId(field.name)}-group`
  if (!boxLabel) return <CheckboxField name={field.name} label={label} hint={field.hint} required={field.required} />
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <CheckboxField name={field.name} label={boxLabel} hint={field.hint} required={field.required} />
    </div>
  )
}

/** A field of an application, by its kind. */
export function ApplicationField({ field, kinds, onDay }: Props): ReactNode {
  switch (field.kind) {
    case 'line': {
      const { kind: _, ...line } = field
      return <TextField {...line} />
    }
    case 'email': {
      const { kind: _, ...email } = field
      return <EmailField {...email} />
    }
    case 'paragraph': {
      const { kind: _, ...paragraph } = field
      return <TextArea {...paragraph} />
    }
    case 'phone':
      return <PhoneField {...field} />
    case 'list':
      return <ListField {...field} words={kinds.list} />
    case 'date':
      return <DateField {...field} words={kinds.date} onChosen={onDay} />
    case 'select':
      return <SelectField {...field} />
    case 'radio':
      return <RadioField {...field} />
    case 'checkbox':
      return <Box {...field} />
    case 'file':
      return <FileField {...field} words={kinds.file} isSeveral />
    case 'address':
      return <AddressField {...field} words={kinds.address} />
  }
}
