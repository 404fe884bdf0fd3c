type Props = {
  name: string
  label: string
  chosen: string | null
  /** The text of no choice. */
  all: string
  options: readonly (readonly [value: string, text: string])[]
}

/** One of the dropdowns of a filter card. */
export function Choice({ name, label, chosen, all, options }: Props) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
