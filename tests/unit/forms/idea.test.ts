import { complaints, handedOver } from './support/check'

test.each([
  ['title', '', 'Please enter a title.'],
  ['description', ' ', 'Please describe your idea.'],
  ['attachments', '', 'Please choose a .zip file.'],
  ['attachments', '../../etc/passwd', 'Please choose a .zip file.'],
  ['attachments', '../abcdefghij0123456789', 'Please choose a .zip file.'],
  ['attachments', 'abcdefghij0123456789/..', 'Please choose a .zip file.'],
  ['department', 'no id', 'Please choose one of the options in the list.'],
])('%s %j', (field, value, text) => {
  expect(complaints('idea', { [field]: value })).toEqual({ [field]: text })
})

test('the address may be left out, and is one where it is not', () => {
  expect(handedOver('idea')).toMatchObject({ email: null })
  expect(handedOver('idea', { email: ' amal@example.org ' })).toMatchObject({ email: 'amal@example.org' })
  expect(complaints('idea', { email: 'amal@' })).toEqual({ email: 'Please enter a valid email address, for example name@example.org.' })
})

test('the department may be left out', () => {
  expect(handedOver('idea')).toMatchObject({ department: null, locale: 'en' })
})

test('an archive that is kept as a list of one', () => {
  expect(handedOver('idea', { attachments: ['abcdefghij0123456789zzzz'] })).toMatchObject({ attachments: 'abcdefghij0123456789zzzz' })
})
