import { HOME_COUNTRY } from '../../rules/at-home'
import { latinDigits } from '../../rules/text'

const SHORTEST = 8

/** A telephone number in the international form (E.164), as the site writes it; null where it can be none. */
export function phoneKey(phone: string): string | null {
  const written = latinDigits(phone).replace(/[^\d+]/g, '')
  const digits = written.replace(/\D/g, '')
  const international = /^(?:\+|00)/.test(written) ? digits.replace(/^00/, '') : digits.replace(/^0(?=\d)/, HOME_COUNTRY.callingCode)
  return international.length >= SHORTEST && international.length <= 15 ? `+${international}` : null
}
