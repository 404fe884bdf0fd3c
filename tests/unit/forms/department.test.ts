import { complaints, handedOver } from './support/check'
import { samples } from './support/samples'
import { schemas } from './support/schemas'

const REQUIRED = 'Please fill in this field.'
const YEARS = 'Please enter your years of experience as a whole number, 0 or more.'

const required = Object.keys(samples.department).filter((name) => !['legalConsent', 'consentVersion'].includes(name))

test.each(required)('%s is required', (field) => {
  expect(complaints('department', { [field]: '  ' })).toEqual({ [field]: REQUIRED })
})

test.each([
  ['email', 'amal@example', 'Enter a valid email address'],
  ['phone', 'none', 'Please enter a phone number with its country code, for example +49\u00a030\u00a01234567.'],
  ['experienceYears', '-1', YEARS],
  ['experienceYears', '2.5', YEARS],
  ['experienceYears', 'two', YEARS],
  ['experienceYears', '81', YEARS],
  ['educationDegree', 'doctor', REQUIRED],
  ['canManage', 'maybe', REQUIRED],
  ['department', '1', REQUIRED],
  ['legalConsent', '', 'You must accept the terms and conditions'],
])('%s %j', (field, value, text) => {
  expect(complaints('department', { [field]: value })).toEqual({ [field]: text })
})

test.each([
  ['0', 0],
  ['80', 80],
  ['١٢', 12],
  ['۱۲', 12],
  [' 7 ', 7],
])('%j years of experience', (typed, years) => {
  expect(handedOver('department', { experienceYears: typed })).toMatchObject({ experienceYears: years })
})

test('numbers and ticked boxes may come as what they are', () => {
  const sent = { ...samples.department, experienceYears: 7, canManage: false, legalConsent: true }
  expect(schemas.department.safeParse(sent)).toMatchObject({ success: true, data: { experienceYears: 7, canManage: 'false', legalConsent: true } })
})
