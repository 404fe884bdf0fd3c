import { complaints, handedOver } from './support/check'

test.each([
  ['name', '', 'Name is required.'],
  ['name', '   ', 'Name is required.'],
  ['email', '', 'Email is required.'],
  ['email', 'amal', 'Please enter a valid email format.'],
  ['email', 'amal@example', 'Please enter a valid email format.'],
  ['email', 'amal @example.org', 'Please enter a valid email format.'],
  ['phone', 'later', 'Please enter a phone number with its country code, for example +49\u00a030\u00a01234567.'],
  ['event', '', 'Event ID is missing for registration.'],
])('%s %j', (field, value, text) => {
  expect(complaints('registration', { [field]: value })).toEqual({ [field]: text })
})

test('phone, organization and message may be left out', () => {
  expect(handedOver('registration', { phone: '', organization: ' ', message: '\n' })).toMatchObject({ phone: null, organization: null, message: null })
})

test('everything that is wrong is said at once', () => {
  expect(complaints('registration', { name: '', email: '' })).toEqual({ name: 'Name is required.', email: 'Email is required.' })
})
