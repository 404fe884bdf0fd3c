import { type Address, readAddress } from '@/rules/fields/address'
import { inEnglish } from '../forms/support/english'

const full = { street: 'Main Street', houseNumber: '5', city: 'Berlin', postalCode: '10115', state: '', country: '276' }
const TOO_LONG = 'This text is too long. Please shorten it.'
const codes: Record<string, string> = { '276': 'DE', '784': 'AE', '760': 'SY' }

const read = (parts: Partial<Record<keyof Address, string>>, required: boolean) =>
  readAddress(
    (part) => parts[part],
    required,
    (country) => codes[country] ?? null,
  )
const complaints = (parts: Partial<Record<keyof Address, string>>, required = false) => inEnglish(read(parts, required).errors)

test('nothing at all', () => {
  expect(complaints({ street: ' ' }, true)).toEqual({
    '': 'Please enter your address.',
    street: 'Please enter the street.',
    houseNumber: 'Please enter the house number.',
    city: 'Please enter the city or town.',
    postalCode: 'Please enter the postal code.',
    country: 'Please choose the country.',
  })
  expect(read({}, false)).toEqual({ address: null, errors: {} })
})

test('what is begun has to be finished', () => {
  const rest = { street: 'Please enter the street.', postalCode: 'Please enter the postal code.', country: 'Please choose the country.' }
  expect(complaints({ city: 'Homs' })).toEqual(rest)
  expect(complaints({ city: 'Homs' }, true)).toEqual({ ...rest, houseNumber: 'Please enter the house number.' })
  expect(complaints({ ...full, city: '' })).toEqual({ city: 'Please enter the city or town.' })
})

test('the house number is asked for only where the address is', () => {
  expect(complaints({ ...full, houseNumber: '' })).toEqual({})
  expect(complaints({ ...full, houseNumber: '' }, true)).toEqual({ houseNumber: 'Please enter the house number.' })
})

test('a country that does not exist', () => {
  expect(complaints({ ...full, country: '999' })).toEqual({ country: 'Please choose the country.' })
})

test('the postal code follows the country', () => {
  const wrong = { postalCode: 'This is not a postal code of the chosen country. Please correct it.' }
  expect(complaints({ ...full, postalCode: '1011' })).toEqual(wrong)
  expect(complaints({ ...full, postalCode: '1011', country: '784' })).toEqual({})
  expect(complaints({ ...full, postalCode: 'anything', country: '760' })).toEqual({})
})

test('a postal code that is missing is asked for, and not held against the country', () => {
  expect(complaints({ ...full, postalCode: '' })).toEqual({ postalCode: 'Please enter the postal code.' })
})

test('where countries are not looked up, any of them and any postal code is taken', () => {
  const typed = { ...full, country: '999', postalCode: '1011' }
  expect(readAddress((part) => typed[part], true)).toEqual({ address: { ...typed, state: null }, errors: {} })
})

test('street and city stay as they were written, numbers and codes get Latin digits', () => {
  const written = { street: 'شارع ١٧ نيسان', city: 'مدينة ٦ أكتوبر' }
  expect(read({ ...written, houseNumber: '٥', postalCode: '١٠١١٥', country: '۲۷۶' }, true)).toEqual({
    address: { ...written, houseNumber: '5', postalCode: '10115', state: null, country: '276' },
    errors: {},
  })
})

test('a part that is too long', () => {
  expect(complaints({ ...full, houseNumber: '1'.repeat(31) })).toEqual({ houseNumber: TOO_LONG })
})

test('a part that is too long is left out of what was read', () => {
  expect(read({ ...full, state: 'a'.repeat(51) }, false)).toEqual({ address: { ...full, state: null }, errors: { state: 'too_long' } })
})

test('an address of which only one part was filled in, and that too long, is begun', () => {
  expect(complaints({ street: 'a'.repeat(256) })).toEqual({
    street: TOO_LONG,
    city: 'Please enter the city or town.',
    postalCode: 'Please enter the postal code.',
    country: 'Please choose the country.',
  })
})
