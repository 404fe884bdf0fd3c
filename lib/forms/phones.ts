import { cleanCode } from '@/rules/text'
import { type Errors, type Values, valueOf } from './form'
import { readPhone } from './phone'
import { PHONE_COUNTRY } from './phone-names'

export { countryByPrefix, readPhone } from './phone'

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
    const phone = readPhone(typed, valueOf(values, choice))
    if (phone) read.values[name] = phone.international
    else read.errors[name] = 'invalid_phone'
  }
  return read
}
