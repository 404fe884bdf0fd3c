import { getTranslations } from '@/lib/i18n/translations'
import type { Country, State } from '@/lib/content/countries'
import type { AddressPart } from '@/rules/fields/address'
import { CountryField } from './CountryField'
import { attributesOf, type FieldProps, Hints, Required } from '../Field'
import { StateField } from './StateField'
import { TextField } from '../text/TextField'
import styles from './address.module.css'
import form from '../../form.module.css'

type Props = FieldProps & { countries: readonly Country[]; states: readonly State[] }

/**
 * An address, the country first: the list of states and the rule of the postal code follow from it. A part is named
 * `address.street`. (Requirements, sections 3 to 5)
 */
export async function AddressField({ countries, states, ...field }: Props) {
  const { name, label, hint, required } = field
  const t = await getTranslations({ locale: field.form.locale, namespace: 'forms.address' })
  const { id, 'aria-describedby': describedBy } = attributesOf(field)
  const part = (key: AddressPart) => ({ form: field.form, name: `${name}.${key}`, label: t(key), required: required && key !== 'state' })
  return (
    <fieldset id={id} className={`${form.field} ${styles.address}`} tabIndex={-1} aria-describedby={describedBy} data-field={name} data-address={name}>
      <legend>
        {label}
        {required && <Required />}
      </legend>
      <Hints form={field.form} name={name} hint={hint} />
      <div className={styles.row}>
        <CountryField {...part('country')} empty={t('chooseCountry')} countries={countries} />
        <StateField {...part('state')} empty={t('chooseState')} typedHint={t('stateHint')} country={`${name}.country`} states={states} />
      </div>
      <div className={styles.row}>
        <TextField {...part('street')} autoComplete="address-line1" />
        <TextField {...part('houseNumber')} maxLength={30} isCode />
      </div>
      <div className={styles.row}>
        <TextField {...part('postalCode')} autoComplete="postal-code" maxLength={20} spellCheck={false} isCode />
        <TextField {...part('city')} autoComplete="address-level2" />
      </div>
    </fieldset>
  )
}
