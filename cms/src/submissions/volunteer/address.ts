import { z } from 'zod'
import { latinDigits, optionalLine } from '../../requests/fields'
import type { FieldIssue } from '../../requests/refusal'
import { isPostalCode } from './postal-codes'

const schema = z.object({
  street: optionalLine(),
  houseNumber: optionalLine(30),
  city: optionalLine(),
  postalCode: optionalLine(20),
  state: optionalLine(50),
  country: optionalLine(50),
})

export type Address = z.output<typeof schema>

const NEEDED = ['street', 'city', 'postalCode', 'country'] as const

const CODES: Record<string, string> = {
  street: 'street_required',
  city: 'city_required',
  postalCode: 'postal_code_required',
  country: 'country_required',
  houseNumber: 'house_number_required',
}

/**
 * An address, or null when nothing was filled in, with what is wrong with it. `codeOf` gives the ISO code of a country's
 * numeric id. (Requirements, section 5, address fields)
 */
export async function readAddress(
  value: unknown,
  required: boolean,
  codeOf: (numericId: string) => Promise<string | null>,
): Promise<{ address: Address | null; issues: FieldIssue[] }> {
  const parsed = schema.safeParse(value ?? {})
  if (!parsed.success) return { address: null, issues: [{ path: '', code: 'invalid' }] }
  const address = { ...parsed.data, postalCode: parsed.data.postalCode && latinDigits(parsed.data.postalCode) }
  const isEmpty = Object.values(address).every((part) => part === null)
  if (isEmpty && !required) return { address: null, issues: [] }
  const needed = required ? [...NEEDED, 'houseNumber' as const] : NEEDED
  const issues = needed.flatMap((name): FieldIssue[] => (address[name] === null ? [{ path: name, code: CODES[name] ?? 'required' }] : []))
  const country = address.country && (await codeOf(address.country))
  if (address.country && !country) issues.push({ path: 'country', code: 'country_required' })
  if (country && address.postalCode && !isPostalCode(country, address.postalCode)) issues.push({ path: 'postalCode', code: 'invalid_postal_code' })
  return isEmpty ? { address: null, issues: [{ path: '', code: 'address_required' }, ...issues] } : { address, issues }
}
