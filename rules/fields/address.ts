import type { RuleCode } from '../codes'
import { line, orNull } from './text'
import { cleanCode, textOf } from '../text'

/** The shape of a postal code by country, without spaces and hyphens; a country that is not listed takes any. (Requirements, section 5) */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  MX: /^\d{5}$/,
  GB: /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLNP-UW-Z]{2})$/i,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/i,
  BE: /^[1-9]\d{3}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  PT: /^\d{7}$/,
  SE: /^\d{5}$/,
  NO: /^\d{4}$/,
  DK: /^\d{4}$/,
  FI: /^\d{5}$/,
  IE: /^([AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/i,
  PL: /^\d{5}$/,
  JP: /^\d{7}$/,
  CN: /^\d{6}$/,
  IN: /^[1-9]\d{5}$/,
  KR: /^\d{5}$/,
  SG: /^\d{6}$/,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
  BR: /^\d{8}$/,
  AR: /^([A-HJ-NP-Z]\d{4}([A-Z]{3})?|\d{4})$/i,
  IL: /^\d{5}(\d{2})?$/,
  AE: /^\d{1,5}$/,
  SA: /^\d{5}(\d{4})?$/,
  ZA: /^\d{4}$/,
  EG: /^\d{5}$/,
}

/** The rules by country (ISO 3166-1 alpha-2). */
export const POSTAL_CODES: ReadonlyMap<string, RegExp> = new Map(Object.entries(PATTERNS))

/** People group the characters of a code in their own ways. */
const joined = (code: string) => code.replace(/[\s\p{Pd}]/gu, '')

/** Whether a postal code may be one of the country. */
export function isPostalCode(country: string, code: string): boolean {
  return POSTAL_CODES.get(country)?.test(joined(code)) ?? true
}

/** The parts of an address and the most characters of each. (Requirements, section 3) */
const PARTS = { street: 255, houseNumber: 30, city: 255, postalCode: 20, state: 50, country: 50 } as const

export type AddressPart = keyof typeof PARTS

export const ADDRESS_PARTS = ['street', 'houseNumber', 'city', 'postalCode', 'state', 'country'] as const satisfies readonly AddressPart[]

export type Address = Record<AddressPart, string | null>

/** The ISO code of a country by its numeric id; null where there is no such country. */
export type IsoCodeOf = (countryId: string) => string | null

const REQUIRED: Readonly<Record<Exclude<AddressPart, 'state'>, AddressCode>> = {
  street: 'street_required',
  houseNumber: 'house_number_required',
  city: 'city_required',
  postalCode: 'postal_code_required',
  country: 'country_required',
}

type AddressCode = Extract<RuleCode, 'too_long' | 'invalid_postal_code' | `${string}_required`>

type ReadAddress = { address: Address | null; errors: Partial<Record<AddressPart | '', AddressCode>> }

/**
 * An address by the values of its parts, or null when nothing was filled in, with what is wrong with it; '' stands for the
 * whole of it. Without `isoCodeOf` the country is not looked up. (Requirements, section 5, address fields)
 */
export function readAddress(valueOf: (part: AddressPart) => unknown, required: boolean, isoCodeOf?: IsoCodeOf): ReadAddress {
  const address: Address = { street: null, houseNumber: null, city: null, postalCode: null, state: null, country: null }
  const errors: ReadAddress['errors'] = {}
  for (const part of ADDRESS_PARTS) {
    const text = textOf(valueOf(part))
    const result = orNull(line(PARTS[part])).safeParse(part === 'street' || part === 'city' ? text : cleanCode(text))
    if (result.success) address[part] = result.data
    else errors[part] = 'too_long'
  }
  const isEmpty = Object.keys(errors).length === 0 && ADDRESS_PARTS.every((part) => address[part] === null)
  if (isEmpty && !required) return { address: null, errors }
  if (isEmpty) errors[''] = 'address_required'
  for (const part of ['street', 'city', 'postalCode', 'country', ...(required ? ['houseNumber' as const] : [])] as const) {
    if (address[part] === null) errors[part] ??= REQUIRED[part]
  }
  const code = address.country && isoCodeOf?.(address.country)
  if (code === null && address.country) errors.country ??= 'country_required'
  if (code && address.postalCode && !isPostalCode(code, address.postalCode)) errors.postalCode ??= 'invalid_postal_code'
  return { address: isEmpty ? null : address, errors }
}
