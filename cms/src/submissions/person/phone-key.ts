import { latinDigits } from '../../rules/text'

/** Syria: a number that is written without its country is one of there. */
const COUNTRY = '963'

const SHORTEST = 8

/** A telephone number in the international form (E.164), as the site writes it; null where it can be none. */
export function phoneKey(phone: string): string | null {
  const written = latinDigits(phone).replace(/[^\d+]/g, '')
  const digits = written.replace(/\D/g, '')
  const international = /^(?:\+|00)/.test(written) ? digits.replace(/^00/, '') : digits.replace(/^0(?=\d)/, COUNTRY)
  return international.length >= SHORTEST && international.length <= 15 ? `+${international}` : null
}
