import { cleanCode } from '@/rules/text'
import { type Errors, type Values, valueOf } from './form'
import { lookAtPhone } from './phone'
import { PHONE_COUNTRY, PHONE_MEANT } from './phone-names'

export { countryByPrefix, lookAtPhone } from './phone'

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
