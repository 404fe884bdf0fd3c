import { readForm } from '@/lib/forms/read'
import type { Values } from '@/lib/forms/form'
import { unsentCode } from '@/lib/forms/volunteer/field-words'
import { volunteerSchema } from '@/lib/forms/volunteer/schema'
import { defaultFields } from '@/rules/volunteer/default-fields'
import type { FieldRule, FieldType } from '@/rules/volunteer/field-rule'
import { inEnglish } from './support/english'

const id = 'abcdefghij0123456789abcd'
const around: Values = { projectId: id, email: 'amal@example.org', legalConsent: 'true' }

const field = (key: string, type: FieldType, required = true, options: string[] = []): FieldRule => ({ key, type, required, options })
const read = (fields: FieldRule[], values: Values) =>
  readForm(
    volunteerSchema(fields, (country) => ({ '276': 'DE', '760': 'SY' })[country] ?? null),
    { ...around, ...values },
    'ar',
  )
const complaints = (fields: FieldRule[], values: Values) => inEnglish(read(fields, values).errors)

function handedOver(fields: FieldRule[], values: Values): Record<string, unknown> {
  const result = read(fields, values)
  if (result.errors) throw new Error(JSON.stringify(result.errors))
  return result.data.data
}

const PLAIN_TYPES = ['text', 'email', 'number', 'date', 'tel', 'phone', 'textarea', 'select', 'radio', 'checkbox', 'file'] as const

test.each(PLAIN_TYPES)('a required field of type %s that is empty or has only spaces', (type) => {
  const fields = [field('email', 'email'), field('something', type, true, ['a'])]
  for (const value of ['', ' \t\n', []]) expect(complaints(fields, { something: value })).toEqual({ something: 'Please fill in this field.' })
  expect(complaints(fields, {})).toEqual({ something: 'Please fill in this field.' })
})

test.each(PLAIN_TYPES)('a field of type %s may be empty when it is not required', (type) => {
  const fields = [field('email', 'email'), field('something', type, false, ['a'])]
  expect(handedOver(fields, { something: ' ' })).toEqual({ email: 'amal@example.org' })
})

test.each([
  ['fullName', 'Please enter your full name.'],
  ['phone', 'Please enter your phone number.'],
  ['phoneNumber', 'Please enter your phone number.'],
  ['dateOfBirth', 'Please enter your date of birth.'],
  ['specialization', 'Please enter your field of work or study.'],
  ['yearsOfExperience', 'Please enter your years of experience.'],
  ['experienceYears', 'Please enter your years of experience.'],
  ['comment', 'Please write a comment.'],
  ['comments', 'Please write a comment.'],
  ['availableFrom', 'Please enter the day from which you are available.'],
  ['availableUntil', 'Please enter the day until which you are available.'],
  ['previousHumanitarianExperience', 'Please tell us about your previous humanitarian experience.'],
  ['languagesSpoken', 'Please enter the languages you speak.'],
  ['nationality', 'Please enter your nationality.'],
  ['terms', 'You must accept the terms and conditions to continue'],
  ['specialistRecognition', 'Please attach your specialist recognition.'],
  ['medicalLicenseCertificate', 'Please attach your medical license certificate.'],
  ['livingPlace', 'Please tell us where you live.'],
  ['houseNumber', 'Please enter the house number.'],
  ['street', 'Please enter the street.'],
  ['city', 'Please enter the city or town.'],
  ['postalCode', 'Please enter the postal code.'],
  ['country', 'Please choose the country.'],
  ['constructor', 'Please fill in this field.'],
])('%s is missing in words of its own', (key, text) => {
  expect(complaints([field(key, 'text')], {})).toEqual({ [key]: text })
})

test.each<[FieldType, string, string]>([
  ['text', 'a'.repeat(501), 'This text is too long. Please shorten it.'],
  ['textarea', 'a'.repeat(5001), 'This text is too long. Please shorten it.'],
  ['number', '-1', 'Please enter a number, for example 12.'],
  ['number', 'ten', 'Please enter a number, for example 12.'],
  ['number', '1e400', 'Please enter a number, for example 12.'],
  ['number', '1000000001', 'Please enter a number, for example 12.'],
  ['date', '2026-02-30', 'Please enter a date with day, month and year, for example 24/03/1995.'],
  ['date', 'tomorrow', 'Please enter a date with day, month and year, for example 24/03/1995.'],
  ['tel', 'none', 'Please enter a phone number with its country code, for example +49\u00a030\u00a01234567.'],
  ['phone', '----------', 'Please enter a phone number with its country code, for example +49\u00a030\u00a01234567.'],
  ['select', 'c', 'Please choose one of the options in the list.'],
  ['radio', 'A', 'Please choose one of the options in the list.'],
  ['file', '../secret', 'This file is no longer there. Please choose it again.'],
])('a field of type %s with %j', (type, value, text) => {
  expect(complaints([field('something', type, true, ['a', 'b'])], { something: value })).toEqual({ something: text })
})

test('an address that is none', () => {
  for (const email of ['amal', 'amal@example']) expect(complaints([field('email', 'email')], { email })).toEqual({ email: 'Enter a valid email address' })
})

test.each<[FieldType, string | string[], unknown]>([
  ['text', ' one  line\nonly ', 'one line only'],
  ['textarea', 'two\r\nlines ', 'two\nlines'],
  ['number', '٢٠٢٦', 2026],
  ['number', '۱۲٫۵', 12.5],
  ['number', '3,5', 3.5],
  ['date', '٢٠٢٦-١١-١٥', '2026-11-15'],
  ['date', '۱۵/۱۱/۲۰۲۶', '2026-11-15'],
  ['date', '5.3.2026', '2026-03-05'],
  ['tel', '+٩٦٣ ١١ ١٢٣٤٥٦٧', '+963 11 1234567'],
  ['phone', '+۹۶۳ ۱۱ ۱۲۳۴۵۶۷', '+963 11 1234567'],
  ['select', 'a', 'a'],
  ['radio', 'b', 'b'],
  ['checkbox', 'true', true],
  ['file', id, [id]],
  ['file', [id, `${id}2`], [id, `${id}2`]],
])('a field of type %s takes %j', (type, value, expected) => {
  expect(handedOver([field('something', type, true, ['a', 'b'])], { something: value }).something).toEqual(expected)
})

test('at most five files', () => {
  const ids = Array.from({ length: 6 }, (_, index) => `${id}${index}`)
  expect(complaints([field('papers', 'file')], { papers: ids })).toEqual({ papers: 'You can attach at most five files here. Please remove some.' })
  expect(complaints([field('papers', 'file')], { papers: ids.slice(1) })).toEqual({})
})

test.each(['2.5', '-1', 'many', '81'])('%s years of experience', (years) => {
  const text = 'Please enter your years of experience as a whole number, 0 or more.'
  for (const key of ['yearsOfExperience', 'experienceYears']) expect(complaints([field(key, 'number')], { [key]: years })).toEqual({ [key]: text })
})

test('somebody is available from a day until a later one', () => {
  const fields = [field('availableFrom', 'date'), field('availableUntil', 'date')]
  const text = 'The first day must be before the last day. Please correct one of them.'
  expect(complaints(fields, { availableFrom: '2056-11-15', availableUntil: '2056-11-15' })).toEqual({ availableFrom: text })
  expect(complaints(fields, { availableFrom: '16.11.2056', availableUntil: '2056-11-15' })).toEqual({ availableFrom: text })
  expect(complaints(fields, { availableFrom: '2056-11-15', availableUntil: '2056-11-16' })).toEqual({})
})

test('an application is no application without consent', () => {
  expect(complaints([], { legalConsent: '' })).toEqual({ legalConsent: 'You must accept the terms and conditions to continue' })
})

test.each([
  ['projectId', ''],
  ['projectId', '../secret'],
  ['formId', '../secret'],
])('nobody can fill in %s, so %j is wrong and not missing', (name, value) => {
  expect(complaints([], { [name]: value })).toEqual({ [name]: 'Please check what you entered here.' })
})

test('an address is asked for even where the form forgot it', () => {
  expect(complaints([field('comment', 'text', false)], { email: '' })).toEqual({ email: 'Please enter your email address.' })
  expect(complaints([field('contactMail', 'email', false)], { contactMail: '' })).toEqual({ contactMail: 'Please fill in this field.' })
})

test('the default form', () => {
  expect(complaints(defaultFields([id]), {})).toEqual({
    projectTimeline: 'Please choose the period in which you want to take part.',
    livingPlace: 'Please tell us where you live.',
    specialization: 'Please enter your field of work or study.',
    abilityToProvideMedicalSupplies: 'Please fill in this field.',
  })
  expect(complaints(defaultFields([]), {})).not.toHaveProperty('projectTimeline')
})

test('what is handed over', () => {
  const values = {
    formTitle: ' Medical team ',
    projectTimeline: id,
    livingPlace: 'Homs',
    specialization: 'Nurse',
    abilityToProvideMedicalSupplies: 'Bandages',
    unasked: 'x',
  }
  const answers = { email: 'amal@example.org', projectTimeline: id, livingPlace: 'Homs', specialization: 'Nurse', abilityToProvideMedicalSupplies: 'Bandages' }
  expect(read(defaultFields([id]), values)).toEqual({
    data: {
      projectId: id,
      formId: null,
      formTitle: 'Medical team',
      email: 'amal@example.org',
      selectedTimeline: id,
      submitLanguage: 'ar',
      legalConsent: true,
      marketingConsent: false,
      data: answers,
    },
  })
})

test('an address is read by its parts', () => {
  const home = field('home', 'address')
  const values = { 'home.street': 'Hauptstraße', 'home.houseNumber': '٥', 'home.city': 'Berlin', 'home.postalCode': '۱۰۱۱۵', 'home.country': '276' }
  const address = { street: 'Hauptstraße', houseNumber: '5', city: 'Berlin', postalCode: '10115', state: null, country: '276' }
  expect(handedOver([home], values).home).toEqual(address)
  expect(complaints([home], { ...values, 'home.postalCode': '1011' })).toEqual({
    'home.postalCode': 'This is not a postal code of the chosen country. Please correct it.',
  })
  expect(complaints([home], {})).toMatchObject({ home: 'Please enter your address.', 'home.street': 'Please enter the street.' })
})

test.each([
  ['medicalLicenseCertificate', 'Your medical license certificate could not be uploaded. Please try again.'],
  ['specialistRecognition', 'Your specialist recognition could not be uploaded. Please try again.'],
  ['additionalCertificates', 'Your additional certificates could not be uploaded. Please try again.'],
  ['cv', 'The file could not be uploaded. Please try again.'],
])('an upload of %s that fails', (key, text) => {
  expect(inEnglish({ [key]: unsentCode(key) })).toEqual({ [key]: text })
})
