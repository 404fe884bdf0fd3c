import { Field, type FieldProps } from '../Field'

export type Option = { value: string; label: string }

type Props = FieldProps & {
  options: readonly Option[]
  /** What stands there while nothing is chosen; none where something always is. */
  empty?: string
  start?: string
}

/** One of several, in a list. */
export function SelectField({ options, empty, start, ...field }: Props) {
  return (
    <Field {...field}>
      {(attributes) => (
        <select {...attributes} defaultValue={field.form.value(field.name, start)}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
