/** @jest-environment node */
import { withoutGroups } from '@/components/shared/form/client/typed'

test('of a group its parts are named and not the group, wherever it stands', () => {
  expect(withoutGroups(['address', 'name', 'address.street', 'address.city'])).toEqual(['name', 'address.street', 'address.city'])
})

test('a group without wrong parts is named itself, also beside a field that begins with its name', () => {
  expect(withoutGroups(['address', 'addressee', 'other.address'])).toEqual(['address', 'addressee', 'other.address'])
})

test('nothing wrong is nothing to name', () => {
  expect(withoutGroups([])).toEqual([])
})
