/** @jest-environment node */
import { fieldsWrong } from '@/lib/forms/summary'

test('of a group its parts are named and not the group, wherever it stands', () => {
  expect(fieldsWrong({ address: 'address_required', name: 'name_required', 'address.street': 'street_required', 'address.city': 'city_required' })).toEqual([
    'name',
    'address.street',
    'address.city',
  ])
})

test('a group without wrong parts is named itself, also beside a field that begins with its name', () => {
  expect(fieldsWrong({ address: 'address_required', addressee: 'field_required', 'other.address': 'too_long' })).toEqual([
    'address',
    'addressee',
    'other.address',
  ])
})

test('nothing wrong is nothing to name', () => {
  expect(fieldsWrong({})).toEqual([])
})
