import { type Phone, type PhoneCountry, lookAtPhone } from '@/rules/fields/phone-numbers'
import { PHONE_COUNTRY, PHONE_MEANT } from '@/lib/forms/phone-names'
import { getTranslations } from '@/lib/i18n/translations'
import { languages } from '@/rules/languages'
import form from '../../form.module.css'
import type { OpenForm } from '../../open-form'
import styles from './phone.module.css'

type Props = { form: OpenForm; name: string; countries: readonly { country: PhoneCountry; name: string }[] }

/** What a number may be that was sent without a calling code. */
function choicesIn({ state, value }: OpenForm, name: string): Phone[] {
  const reading = state.errors[name] === 'phone_which' ? lookAtPhone(value(name), value(name + PHONE_COUNTRY)) : null
  return reading && 'choices' in reading ? reading.choices : []
}

/** Asks which number is meant where one may be of several countries. */
export async function WhichNumber({ form: open, name, countries }: Props) {
  const t = await getTranslations({ locale: open.locale, namespace: 'forms.phone' })
  const choices = choicesIn(open, name)
  const option = (value: string, number: string, country: string) => (
    <label key={value} className={form.choice}>
      <input type="radio" name={name + PHONE_MEANT} value={value} />
      <span>{t('isIt', { number: `\u2066${number}\u2069`, country })}</span>
    </label>
  )
  return (
    <fieldset className={styles.which} dir={languages[open.locale].dir} hidden={choices.length === 0}>
      <legend>{t('which')}</legend>
      <div className={form.choices}>
        {choices.map(({ e164, international, country }) => option(e164, international, countries.find((one) => one.country === country)?.name ?? ''))}
      </div>
    </fieldset>
  )
}
