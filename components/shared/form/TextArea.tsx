import { Field, type FieldProps } from './Field'

type Props = FieldProps & { rows?: number; maxLength?: number; placeholder?: string; start?: string }

/** Text of several lines. */
export function TextArea({ rows = 5, maxLength = 5000, placeholder, start, ...field }: Props) {
  return (
    <Field {...field}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={rows}
          maxLength={maxLength}
          placeholder={placeholder}
          defaultValue={field.form.value(field.name, start)}
        />
      )}
    </Field>
  )
}
