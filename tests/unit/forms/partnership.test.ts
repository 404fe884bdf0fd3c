import { complaints, handedOver } from './support/check'

test.each([
  ['organizationName', '', 'Please enter the name of your organization.'],
  ['contactName', ' ', 'Please enter the name of a contact person.'],
  ['email', '', 'Please enter your email address.'],
  ['email', '@example.org', 'Please enter a valid email address, for example name@example.org.'],
  ['phone', 'call me', 'Please enter a phone number with its country code, for example +49\u00a030\u00a01234567.'],
  ['phone', 'office +49 30 1234567', 'Please enter a phone number with its country code, for example +49\u00a030\u00a01234567.'],
  ['phone', '+49 30 1234567 in the morning', 'Please enter a phone number with its country code, for example +49\u00a030\u00a01234567.'],
  ['organizationType', '', 'Please choose the type of your organization.'],
  ['organizationType', 'party', 'Please choose the type of your organization.'],
  ['collaborationType', '', 'Please choose the kind of collaboration.'],
  ['message', '', 'Please tell us what you would like to do together.'],
  ['website', 'not a website', 'Please enter a web address, for example https://example.org.'],
  ['website', 'javascript:alert(1)', 'Please enter a web address, for example https://example.org.'],
  ['website', 'javascript:1', 'Please enter a web address, for example https://example.org.'],
  ['website', 'ftp://example.org', 'Please enter a web address, for example https://example.org.'],
  ['website', 'javascript:open("https://example.org")', 'Please enter a web address, for example https://example.org.'],
  ['website', 'https://example.org/our team', 'Please enter a web address, for example https://example.org.'],
  ['website', 'https://[example.org', 'Please enter a web address, for example https://example.org.'],
  ['website', `https://example.org/${'a'.repeat(2048)}`, 'This text is too long. Please shorten it.'],
  ['legalConsent', '', 'You must accept the terms and conditions'],
  ['legalConsent', 'false', 'You must accept the terms and conditions'],
])('%s %j', (field, value, text) => {
  expect(complaints('partnership', { [field]: value })).toEqual({ [field]: text })
})

test('phone and website may be left out', () => {
  expect(handedOver('partnership', { phone: ' ', website: '' })).toMatchObject({ phone: null, website: null })
})

test.each([
  [' example.org/team ', 'https://example.org/team'],
  ['example.org/?from=https://example.com', 'https://example.org/?from=https://example.com'],
  ['http://example.org', 'http://example.org'],
  ['example.org:8080/team', 'https://example.org:8080/team'],
])('a website may be written as people say it: %j', (typed, website) => {
  expect(handedOver('partnership', { website: typed })).toMatchObject({ website })
})

test.each(['+٤٩ ٣٠ ١٢٣٤٥٦٧', '+۴۹ ۳۰ ۱۲۳۴۵۶۷', '\u2066+49 30 1234567\u2069'])('a phone number %s', (phone) => {
  expect(handedOver('partnership', { phone })).toMatchObject({ phone: '+49 30 1234567' })
})

test('a phone number may leave out the country', () => {
  expect(handedOver('partnership', { phone: '(030) 123 45-67' })).toMatchObject({ phone: '(030) 123 45-67' })
})

test('consent is kept with the version of its wording', () => {
  expect(handedOver('partnership')).toMatchObject({ legalConsent: true, marketingConsent: true, consentVersion: 'terms-2026-01' })
  expect(handedOver('partnership', { marketingConsent: '', consentVersion: '<b>' })).toMatchObject({ marketingConsent: false, consentVersion: undefined })
})

test.each([
  ['of fifty characters', 'v'.repeat(50), 'v'.repeat(50)],
  ['of more characters', 'v'.repeat(51), undefined],
  ['with a mark before it', '<terms-2026-01', undefined],
  ['with a mark behind it', 'terms-2026-01>', undefined],
])('a version of the wording %s', (_, sent, consentVersion) => {
  expect(handedOver('partnership', { consentVersion: sent })).toMatchObject({ consentVersion })
})
