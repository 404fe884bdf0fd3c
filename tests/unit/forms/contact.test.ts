import { complaints, handedOver } from './support/check'

const TOO_LONG = 'This text is too long. Please shorten it.'

test.each([
  ['name', '', 'Please enter your name.'],
  ['name', ' \t ', 'Please enter your name.'],
  ['name', 'a'.repeat(256), TOO_LONG],
  ['email', ' ', 'Please enter your email address.'],
  ['email', 'amal@example', 'Please enter a valid email address, for example name@example.org.'],
  ['email', 'a mal@example.org', 'Please enter a valid email address, for example name@example.org.'],
  ['email', 'amal@example.org or salma@example.org', 'Please enter a valid email address, for example name@example.org.'],
  ['email', `${'a'.repeat(250)}@example.org`, TOO_LONG],
  // One character that stands for a sentence of fifteen letters.
  ['email', `${'\ufdfa'.repeat(17)}@example.org`, TOO_LONG],
  ['subject', '', 'Please enter a subject.'],
  ['message', '\n \n', 'Please write your message.'],
  ['message', 'a'.repeat(5001), TOO_LONG],
])('%s %j', (field, value, text) => {
  expect(complaints('contact', { [field]: value })).toEqual({ [field]: text })
})

test('what may be as long as it is', () => {
  const email = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(49)}.example.org`
  expect(email).toHaveLength(254)
  expect(complaints('contact', { name: 'a'.repeat(255), email, message: 'a'.repeat(5000) })).toEqual({})
})

test('spaces and control characters are put in order, line breaks of a message stay', () => {
  expect(handedOver('contact', { name: ' Amal \t\n Haddad\u0000 ', message: 'One\r\ntwo\rthree\u0007  ' })).toMatchObject({
    name: 'Amal Haddad',
    message: 'One\ntwo\nthree',
    submitLanguage: 'en',
  })
})

test('of a field that came twice the first one counts', () => {
  expect(handedOver('contact', { name: ['Amal', 'Salma'] })).toMatchObject({ name: 'Amal' })
})

test('an address that was copied out of Arabic text leaves its invisible marks behind', () => {
  expect(handedOver('contact', { email: '\u2066amal@example.org\u2069' })).toMatchObject({ email: 'amal@example.org' })
  expect(handedOver('contact', { email: '\u200famal@\u200bexample.org\u200e\ufeff' })).toMatchObject({ email: 'amal@example.org' })
})
