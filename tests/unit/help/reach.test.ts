import { addressLines, isReachable } from '@/components/help/reach'
import type { ContactInfo } from '@/lib/content/contact-info'

const nothing: ContactInfo = {
  email: null,
  phoneNumber: null,
  whatsapp: null,
  facebook: null,
  instagram: null,
  linkedin: null,
  twitter: null,
  youtube: null,
  location: null,
  description: null,
  address: null,
}

const address = { street: 'Musterstraße', houseNumber: '12', city: 'Berlin', postalCode: '10115', state: 'Berlin', country: 'Germany' }

test('an address stands in lines as on a letter, a state of the name of its city said once', () => {
  expect(addressLines({ ...nothing, address })).toEqual(['Musterstraße 12', '10115 Berlin', 'Germany'])
  expect(addressLines({ ...nothing, address: { ...address, state: 'Brandenburg', houseNumber: null, country: null } })).toEqual([
    'Musterstraße',
    '10115 Berlin',
    'Brandenburg',
  ])
  expect(addressLines(nothing)).toEqual([])
})

test('there is no way to reach the initiative without a document, or with one that names none', () => {
  expect(isReachable(null)).toBe(false)
  expect(isReachable({ ...nothing, description: 'Words only' })).toBe(false)
  expect(isReachable({ ...nothing, linkedin: 'https://example.org' })).toBe(true)
  expect(isReachable({ ...nothing, address })).toBe(true)
})
