/** A choice of few and known values. */
export type Choice = {
  name: string
  label: string
  /** The text of no choice. */
  all: string
  options: readonly (readonly [value: string, text: string])[]
}

/** Words that are typed. */
type Search = { name: string; label: string; hint: string; maxLength: number; typed: string }

type Props = {
  choices: readonly Choice[]
  chosen: Readonly<Record<string, string | undefined>>
  search?: Search
  apply: string
}

/** What the form of a filter card holds: any browser can send it. */
export function FilterFields({ choices, chosen, search, apply }: Props) {
  return (
    <>
      {choices.map(({ name, label, all, options }) => (
        <label key={name}>
          {label}
          <select name={name} defaultValue={chosen[name] ?? ''}>
            <option value="">{all}</option>
            {options.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      {search && (
        <label>
          {search.label}
          <input type="search" name={search.name} defaultValue={search.typed} placeholder={search.hint} maxLength={search.maxLength} enterKeyHint="search" />
        </label>
      )}
      <button className="btn">{apply}</button>
    </>
  )
}
