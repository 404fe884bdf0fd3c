import { feedbackSchema } from '@/lib/forms/feedback/schema'
import { readForm } from '@/lib/forms/read'
import { complaints, handedOver } from './support/check'
import { samples } from './support/samples'

const TOO_SHORT = 'Please provide detailed feedback (minimum 10 characters)'

test.each([
  ['category', '', 'Please choose a category.'],
  ['category', 'rumour', 'Please choose a category.'],
  ['email', '', 'Please enter your email address.'],
  ['email', 'amal', 'Please enter a valid email address, for example name@example.org.'],
  ['subject', ' ', 'Please enter a subject.'],
  ['message', '', TOO_SHORT],
  ['message', '123456789', TOO_SHORT],
  ['message', '   123456789   ', TOO_SHORT],
])('%s %j', (field, value, text) => {
  expect(complaints('feedback', { [field]: value })).toEqual({ [field]: text })
})

test('ten characters are enough', () => {
  expect(complaints('feedback', { message: '1234567890' })).toEqual({})
})

test('anonymous feedback needs no address and carries that of the organization', () => {
  for (const email of ['', 'no address', 'amal@example.org']) {
    expect(handedOver('feedback', { isAnonymous: 'true', email })).toMatchObject({ isAnonymous: true, email: 'team@example.org' })
  }
})

test('where the organization publishes no address, anonymous feedback carries none, and none is made up', () => {
  const values = { ...samples.feedback, isAnonymous: 'true', email: '' }
  expect(readForm(feedbackSchema(null), values, 'en')).toMatchObject({ data: { isAnonymous: true, email: null } })
  expect(readForm(feedbackSchema(null), { ...values, isAnonymous: 'false' }, 'en')).toEqual({ errors: { email: 'email_required' } })
})

test('who gives a name is written to there', () => {
  expect(handedOver('feedback')).toMatchObject({ isAnonymous: false, email: 'amal@example.org', language: 'en' })
})
