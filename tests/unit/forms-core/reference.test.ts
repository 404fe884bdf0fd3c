/** @jest-environment node */
import { readReference } from '@/lib/forms/reference'

test('a reference number is read as it is', () => {
  expect(readReference('V-7K3F-92QD')).toBe('V-7K3F-92QD')
})

test.each([
  undefined,
  ['V-7K3F-92QD'],
  '',
  'v-7K3F-92QD',
  'VV-7K3F-92QD',
  'V-7K3F-92Q',
  'V-7K3-92QD',
  'V-7K3F-92QDX',
  'V-7K0F-92QD',
  'V-7K3F-921D',
  'V-7K3F-92QD\n',
  '<V-7K3F-92QD',
])('%j is none', (value) => {
  expect(readReference(value)).toBeNull()
})
