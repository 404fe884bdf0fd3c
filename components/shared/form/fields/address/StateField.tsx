import type { State } from '@/lib/content/countries'
import { settleState } from '@/lib/forms/address-states'
import { Field, type FieldProps } from '../Field'
import { TextField } from '../text/TextField'

type Props = FieldProps & {
  empty: string
  /** What is said where it has to be typed. */
  typedHint: string
  /** The name of the country's field. */
  country: string
  states: readonly State[]
}

/** The states of the chosen country, if any. Kept out of the document until script has some to choose from. */
function StateList({ empty, states, ...field }: FieldProps & Pick<Props, 'empty' | 'states'>) {
  const chosen = settleState(states, field.form.value(field.name))
  const isTyped = chosen !== '' && !states.some(({ documentId }) => documentId === chosen)
  return (
    <Field {...field}>
      {(attributes) => (
        <select {...attributes} autoComplete="address-level1" defaultValue={chosen}>
          <option value="">{empty}</option>
          {isTyped && <option>{chosen}</option>}
          {states.map(({ documentId, name }) => (
            <option key={documentId} value={documentId}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/**
 * A state. Without script it is typed while the country is not known, and chosen once it is; the site finds what was typed in
 * the country's list. (Requirements, section 4: states load when a country is chosen)
 */
export function StateField({ empty, typedHint, country, states, ...field }: Props) {
  const list = <StateList {...field} empty={empty} states={states} />
  if (states.length > 0) return <div data-states="">{list}</div>
  return (
    <>
      {field.form.value(country) === '' && (
        <noscript>
          <TextField {...field} hint={typedHint} autoComplete="address-level1" maxLength={50} />
        </noscript>
      )}
      <template data-states="">{list}</template>
    </>
  )
}
