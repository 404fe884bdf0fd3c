import type { Country } from '@/lib/content/countries'
import { POSTAL_CODES } from '@/rules/fields/address'
import { Field, type FieldProps } from '../Field'

type Props = FieldProps & { empty: string; countries: readonly Country[] }

/**
 * A country by its numeric id. Script finds there which of them have a rule for postal codes. A page with several of these lists
 * costs little more than one with a single list: compressed, another one is some hundred bytes.
 */
export function CountryField({ empty, countries, ...field }: Props) {
  return (
    <Field {...field}>
      {(attributes) => (
        <select {...attributes} autoComplete="country-name" defaultValue={field.form.value(field.name)} data-country="">
          <option value="">{empty}</option>
          {countries.map(({ numericId, code, name }) => (
            <option key={numericId} value={numericId} data-code={POSTAL_CODES.has(code) ? code : undefined}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
