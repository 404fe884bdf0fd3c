import { getTranslations } from '@/lib/i18n/translations'
import { DEFAULT_PHONE_COUNTRY, callingCodes } from '@/rules/fields/phone-numbers'
import { PHONE_COUNTRY } from '@/lib/forms/phone-names'
import { withCountryNames } from '@/lib/i18n/country-names'
import { languages } from '@/rules/languages'
import { Field, type FieldProps } from '../Field'
import styles from './phone.module.css'
import { WhichNumber } from './WhichNumber'

/**
 * A telephone number and its country. What may be the number of several countries is asked about. Both run from left to right in Arabic too.
 * (Requirements, section 5: the country of identity/home.json stands there at first)
 */
export async function PhoneField({ autoComplete = 'tel', ...field }: FieldProps & { autoComplete?: string }) {
  const { form, name } = field
  const t = await getTranslations({ locale: form.locale, namespace: 'forms.phone' })
  const choice = name + PHONE_COUNTRY
  const id = `${form.fieldId(name)}-country`
  const countries = withCountryNames(form.locale, callingCodes())
  return (
    <Field {...field}>
      {(attributes) => (
        <div className={styles.phone} dir="ltr">
          <div className={styles.country} dir={languages[form.locale].dir}>
            <select id={id} name={choice} aria-label={t('country')} defaultValue={form.value(choice, DEFAULT_PHONE_COUNTRY)}>
              {countries.map(({ country, callingCode, name: label }) => (
                <option key={country} value={country}>
                  {`${label} \u2066${callingCode}\u2069`}
                </option>
              ))}
            </select>
          </div>
          <input {...attributes} type="tel" inputMode="tel" autoComplete={autoComplete} maxLength={40} dir="ltr" defaultValue={form.value(name)} />
          <WhichNumber form={form} name={name} countries={countries} />
        </div>
      )}
    </Field>
  )
}
