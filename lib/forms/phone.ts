import { type CountryCode, getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import metadata from 'libphonenumber-js/metadata.min'
import { cleanCode } from '@/rules/text'

export type PhoneCountry = CountryCode

/** (Requirements, section 5: phone inputs default to country de) */
export const DEFAULT_PHONE_COUNTRY: PhoneCountry = 'DE'

export type Phone = {
  /** +4930123456 */
  e164: string
  /** +49 30 123456 */
  international: string
  /** Unknown for numbers that belong to no country. */
  country: PhoneCountry | null
}

/**
 * A number as it can be called from anywhere, or null when no country has such numbers. Only their length is looked at:
 * numbering plans change, and nobody should be turned away with a number that is new.
 */
export function readPhone(text: string, country: string = DEFAULT_PHONE_COUNTRY): Phone | null {
  const dialled = isSupportedCountry(country) ? country : DEFAULT_PHONE_COUNTRY
  const number = parsePhoneNumberFromString(cleanCode(text), { defaultCountry: dialled, extract: false })
  if (!number?.isPossible()) return null
  return { e164: number.number, international: number.formatInternational(), country: number.country ?? null }
}

/** Every country with its calling code. */
export const callingCodes = (): { country: PhoneCountry; callingCode: string }[] =>
  getCountries().map((country) => ({ country, callingCode: `+${getCountryCallingCode(country)}` }))

/**
 * The country that a number written with a calling code leads to, by its beginning alone; null when it has none. Of several the
 * one chosen already, else the largest.
 */
export function countryByPrefix(text: string, chosen: string): PhoneCountry | null {
  const [, digits = ''] = /^(?:\+|00)(\d+)/.exec(cleanCode(text).replace(/[^+\d]/g, '')) ?? []
  for (const length of [3, 2, 1]) {
    const countries = digits.length >= length ? (metadata.country_calling_codes[digits.slice(0, length)] ?? []) : []
    const country = countries.find((code) => code === chosen) ?? countries[0]
    if (country) return country
  }
  return null
}
