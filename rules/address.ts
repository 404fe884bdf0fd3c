import type { RuleCode } from './codes'
import { line, orNull } from './fields'
import { isPostalCode } from './postal-codes'
import { cleanCode, textOf } from './text'

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
