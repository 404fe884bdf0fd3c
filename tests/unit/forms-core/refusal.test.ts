/** @jest-environment node */
import { refusal } from '@/lib/forms/refusal'

test('fields that the content service finds wrong are named as the form names them', () => {
  const fields = [
    { path: 'data.email', code: 'invalid_email' },
    { path: 'address.data.street', code: 'street_required' },
  ]
  expect(refusal('contact', { state: 'refused', code: 'invalid', fields })).toEqual({
    status: 422,
    errors: { email: 'valid_email_required', 'address.data.street': 'street_required' },
  })
})

test.each([
  ['event_full', 409, 'event_full'],
  ['rate_limited', 429, 'rate_limited'],
  ['invalid', 409, 'registration_failed'],
  ['nobody_knows', 409, 'registration_failed'],
])('%s is answered with %i and said as %s', (code, status, problem) => {
  expect(refusal('registration', { state: 'refused', code, fields: [] })).toEqual({ status, errors: {}, problem })
})

test('fields are looked at only where they are what is wrong', () => {
  const fields = [{ path: 'email', code: 'invalid' }]
  expect(refusal('contact', { state: 'refused', code: 'duplicate', fields })).toEqual({ status: 409, errors: {}, problem: 'duplicate' })
})
