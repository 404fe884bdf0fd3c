/** @jest-environment node */
import { defaultFields } from '@/rules/volunteer/default-fields'
import type { FieldRule, FieldType } from '@/rules/volunteer/field-rule'
import { emailKey, readFields, withEmail } from '@/rules/volunteer/read-fields'

const id = 'abcdefghij0123456789abcd'
const field = (key: string, type: FieldType, required = true, options: string[] = []): FieldRule => ({ key, type, required, options })

const periods = [
  { documentId: 'spring', fromDate: '2056-03-01', toDate: '2056-05-31' },
  { documentId: 'summer', fromDate: '2056-06-01', toDate: '2056-08-31' },
]
const timed = [
  field('projectTimeline', 'select', true, ['spring', 'summer']),
  field('availableFrom', 'date', false),
  field('availableUntil', 'date', false),
  field('note', 'text', false),
]

const errorsOf = (sent: Record<string, unknown>) => Object.fromEntries(readFields(timed, sent, undefined, periods).errors)

test.each([
  [{ projectTimeline: 'summer', availableFrom: '2056-06-01', availableUntil: '2056-08-31' }, {}],
  [{ projectTimeline: 'summer', availableFrom: '2056-05-31' }, { availableFrom: 'date_outside_period' }],
  [{ projectTimeline: 'spring', availableUntil: '2056-06-01' }, { availableUntil: 'date_outside_period' }],
  [{ projectTimeline: 'spring', availableFrom: '2056-04-01' }, {}],
  [{ projectTimeline: 'spring', note: '2020-01-01' }, {}],
  [{ projectTimeline: 'spring', availableFrom: '2056-09-09', availableUntil: '2056-04-01' }, { availableFrom: 'date_outside_period' }],
  [{ availableFrom: '2020-01-01' }, { projectTimeline: 'required', availableFrom: 'date_passed' }],
])('days lie within the period that was chosen, else they are still to come: %j', (sent, errors) => {
  expect(errorsOf(sent)).toEqual(errors)
})

test('without periods a day has none to lie in', () => {
  const { errors } = readFields(timed, { projectTimeline: 'spring', availableFrom: '2056-12-01' })
  expect([...errors]).toEqual([])
  expect([...readFields([field('availableFrom', 'date')], { availableFrom: '2020-01-01' }).errors]).toEqual([['availableFrom', 'date_passed']])
})

test('one day alone is no span', () => {
  expect(errorsOf({ projectTimeline: 'spring', availableFrom: '2056-04-01' })).toEqual({})
  expect(errorsOf({ projectTimeline: 'spring', availableUntil: '2056-04-01' })).toEqual({})
})

test('days that a form asks for in words are not compared', () => {
  const { errors } = readFields([field('availableFrom', 'text'), field('availableUntil', 'text')], { availableFrom: 'Monday', availableUntil: 'Friday' })
  expect([...errors]).toEqual([])
})

test('what was left empty has no value', () => {
  expect([...readFields([field('note', 'text', false)], { note: ' ' }).values.keys()]).toEqual([])
})

test.each([
  [[field('work', 'email'), field('email', 'email')], 'email'],
  [[field('name', 'text'), field('work', 'email'), field('home', 'email')], 'work'],
  [[field('email', 'text'), field('work', 'email')], 'work'],
  [[field('name', 'text')], 'email'],
])('the applicant is written to by the field of that name, else by the first address', (fields, key) => {
  expect(emailKey(fields)).toBe(key)
})

test('an address is required where a form has the field, and comes first where it has none', () => {
  const email = { key: 'email', type: 'email', required: true, options: [] }
  expect(withEmail([field('name', 'text'), field('email', 'email', false)])).toEqual([field('name', 'text'), email])
  expect(withEmail([field('name', 'text')])).toEqual([email, field('name', 'text')])
})

/** Requirements, section 3. */
test('the built-in form asks for what a team has to know first, and requires little of it', () => {
  expect(defaultFields(['spring']).map(({ key, type, required }) => [key, type, required])).toEqual([
    ['projectTimeline', 'select', true],
    ['firstName', 'text', false],
    ['lastName', 'text', false],
    ['email', 'email', true],
    ['phoneNumber', 'phone', false],
    ['livingPlace', 'text', true],
    ['preferedProvinces', 'text', false],
    ['specialization', 'text', true],
    ['abilityToProvideMedicalSupplies', 'textarea', true],
    ['comment', 'textarea', false],
  ])
})

test('a form without periods is the built-in one without the choice of them', () => {
  const [choice, ...rest] = defaultFields(['spring'])
  expect(choice).toMatchObject({ key: 'projectTimeline', options: ['spring'] })
  expect(defaultFields([])).toEqual(rest)
  expect(rest.length).toBeGreaterThan(5)
})

test.each<[FieldType, unknown, unknown]>([
  ['number', '12.55', 12.55],
  ['number', '1000000000', 1_000_000_000],
  ['file', [id, '', `${id}2`], [id, `${id}2`]],
  ['checkbox', 'true', true],
])('a field of type %s takes %j', (type, value, expected) => {
  expect(readFields([field('x', type)], { x: value }).values.get('x')).toEqual(expected)
})

test.each<[FieldType, unknown, string]>([
  ['number', '12 apples', 'invalid_number'],
  ['number', '12.', 'invalid_number'],
  ['checkbox', 'false', 'required'],
  ['file', [id, '../secret'], 'file_missing'],
])('a field of type %s refuses %j', (type, value, error) => {
  expect(readFields([field('x', type)], { x: value }).errors.get('x')).toBe(error)
})

test('a tick that nobody must set may be missing', () => {
  const { values, errors } = readFields([field('x', 'checkbox', false)], { x: 'false' })
  expect([values.size, errors.size]).toEqual([0, 0])
})
