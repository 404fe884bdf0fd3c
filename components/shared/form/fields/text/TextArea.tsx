import { Field, type FieldProps, Longest } from '../Field'

type Props = FieldProps & { rows?: number; maxLength?: number; placeholder?: string; start?: string }

/** Text of several lines. */
export function TextArea({ rows = 5, maxLength = 5000, placeholder, start, hint, ...field }: Props) {
  const longest = (
    <Longest form={field.form} characters={maxLength}>
      {hint}
    </Longest>
  )
  return (
    <Field {...field} hint={longest}>
      {(attributes) => (
        <textarea {...attributes} rows={rows} maxLength={maxLength} placeholder={placeholder} defaultValue={field.form.value(field.name, start)} />
      )}
    </Field>
  )
}
