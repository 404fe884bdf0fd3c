import metadata from 'libphonenumber-js/metadata.max'
import { lookAtPhone, type PhoneCountry } from '@/rules/fields/phone-numbers'
import { cleanCode } from '@/rules/text'
import { type Errors, type Values, valueOf } from './form'
import { PHONE_COUNTRY, PHONE_MEANT } from './phone-names'

export { lookAtPhone } from '@/rules/fields/phone-numbers'

/**
 * The numbers of a form as they can be called from anywhere, by the countries chosen beside them, and what is wrong with them.
 * Numbers that are missing are left to the rules of the form.
 */
export function readPhones(values: Values): { values: Values; errors: Errors } {
  const read: { values: Values; errors: Errors } = { values: { ...values }, errors: {} }
  for (const choice of Object.keys(values).filter((name) => name.endsWith(PHONE_COUNTRY))) {
    const name = choice.slice(0, -PHONE_COUNTRY.length)
    const typed = cleanCode(valueOf(values, name))
    if (typed === '') continue
    const reading = lookAtPhone(typed, valueOf(values, choice), valueOf(values, name + PHONE_MEANT))
    if ('phone' in reading) read.values[name] = reading.phone.international
    else read.errors[name] = 'error' in reading ? reading.error : 'phone_which'
  }
  return read
}

/**
 * The country that a number written with a calling code leads to, by its beginning alone; null when it has none. Of several the
 * one chosen already, else the largest.
 */
export function countryByPrefix(text: string, chosen: string): PhoneCountry | null {
  const [, digits = ''] = /^(?:\+|00)(\d+)/.exec(cleanCode(text.normalize('NFKC')).replace(/[^+\d]/g, '')) ?? []
  for (const length of [3, 2, 1]) {
    const countries = digits.length >= length ? (metadata.country_calling_codes[digits.slice(0, length)] ?? []) : []
    const country = countries.find((code) => code === chosen) ?? countries[0]
    if (country) return country
  }
  return null
}
