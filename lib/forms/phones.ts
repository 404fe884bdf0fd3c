import type { Errors, Values } from './form'
import { valueOf } from './form'
import { readPhone } from './phone'
import { cleanCode } from './text'

/** Follows the name of a phone number in the name of the choice of its country. */
export const PHONE_COUNTRY = ':country'

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
