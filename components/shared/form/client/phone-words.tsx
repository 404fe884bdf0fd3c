import 'server-only'
import { type FormState, valueOf } from '@/lib/forms/form'
import { callingCodes, lookAtPhone } from '@/rules/fields/phone-numbers'
import { DEFAULT_PHONE_COUNTRY, PHONE_COUNTRY } from '@/lib/forms/phone-names'
import { staticContent } from '@/lib/framework/static/Static'
import { withCountryNames } from '@/lib/i18n/country-names'
import { getTranslations } from '@/lib/i18n/translations'
import { languages, type Locale } from '@/rules/languages'
import type { PhoneWords } from './words'

/** What a telephone field says, with the list of countries, for its client component. */
export async function phoneWords(locale: Locale, name: string, state?: FormState): Promise<PhoneWords> {
  const t = await getTranslations({ locale, namespace: 'forms.phone' })
  const countries = withCountryNames(locale, callingCodes())
  const values = state?.values ?? {}
  const country = valueOf(values, name + PHONE_COUNTRY) || DEFAULT_PHONE_COUNTRY
  const reading = state?.errors[name] === 'phone_which' ? lookAtPhone(valueOf(values, name), country) : undefined
  const isIt = t('isIt', { number: '\u2066{number}\u2069', country: '{country}' })
  return {
    dir: languages[locale].dir,
    country: t('country'),
    none: t('none'),
    which: t('which'),
    isIt,
    choices: (reading && 'choices' in reading ? reading.choices : []).map((phone) => ({
      ...phone,
      name: countries.find((one) => one.country === phone.country)?.name ?? '',
    })),
    options: await staticContent(
      <select defaultValue={country}>
        {countries.map(({ country: code, callingCode, name: label }) => (
          <option key={code} value={code}>
            {`${label} \u2066${callingCode}\u2069`}
          </option>
        ))}
      </select>,
    ),
  }
}
