import { complaints, handedOver } from './support/check'

test.each([
  ['name', '', 'Please enter your name.'],
  ['email', '', 'Please enter your email address.'],
  ['email', 'amal.example.org', 'Please enter a valid email address, for example name@example.org.'],
  ['phone', '1234', 'Please enter a phone number with its country code, for example +49\u00a030\u00a01234567.'],
  ['title', '', 'Please enter a title.'],
  ['summary', '', 'Please summarize your project.'],
  ['summary', 'a'.repeat(10_001), 'This text is too long. Please shorten it.'],
  ['place', 'a'.repeat(256), 'This text is too long. Please shorten it.'],
  ['legalConsent', '', 'You must accept the terms and conditions'],
])('%s %j', (field, value, text) => {
  expect(complaints('proposal', { [field]: value })).toEqual({ [field]: text })
})

test('a long summary is welcome', () => {
  expect(complaints('proposal', { summary: 'a'.repeat(10_000) })).toEqual({})
})

test('phone, place and cost may be left out', () => {
  expect(handedOver('proposal', { phone: '', place: ' ', cost: '' })).toMatchObject({ phone: null, place: null, cost: null })
})
