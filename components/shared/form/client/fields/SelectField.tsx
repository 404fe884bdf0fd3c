import { useField } from '../form-context'
import { Field, type FieldProps } from './Field'

export type Option = { value: string; label: string }

type Props = FieldProps & {
  options: readonly Option[]
  /** What stands there while nothing is chosen; none where something always is. */
  empty?: string
  /** What is chosen at first. */
  start?: string
  autoComplete?: string
  onChosen?: (value: string) => void
}

/** One of several, in a list. */
export function SelectField({ name, label, hint, required, options, empty, start, autoComplete, onChosen }: Props) {
  const { input } = useField(name, { hasHint: Boolean(hint), start })
  return (
    <Field name={name} label={label} hint={hint} required={required}>
      <select
        {...input}
        required={required}
        autoComplete={autoComplete}
        onChange={(event) => {
          void input.onChange(event)
          onChosen?.(event.target.value)
        }}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Field>
  )
}
