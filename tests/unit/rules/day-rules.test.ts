import { dayError, type Period } from '@/rules/volunteer/day-rules'
import type { DayBounds } from '@/rules/volunteer/field-rule'

const NOW = Date.parse('2026-11-22T09:00:00Z')
const NONE: DayBounds = { earliest: null, latest: null, minimumAge: null, withinPeriod: null }
const DECEMBER: Period = { fromDate: '2026-12-01', toDate: '2026-12-31' }

const errorOf = (key: string, day: string, days?: Partial<DayBounds>, period: Period | null = null) =>
  dayError({ key, days: { ...NONE, ...days } }, day, period, NOW)

test.each([
  ['2030-01-01', 'date_in_future'],
  ['2026-11-22', 'date_in_future'],
  ['2026-11-21', null],
  ['1906-11-22', null],
  ['1906-11-21', 'date_too_early'],
  ['1800-01-01', 'date_too_early'],
])('a birth on %s: %s', (day, error) => {
  expect(errorOf('dateOfBirth', day)).toBe(error)
})

test('a least age is reached on the birthday', () => {
  for (const key of ['dateOfBirth', 'bornOn']) {
    expect(errorOf(key, '2008-11-22', { minimumAge: 18 })).toBeNull()
    expect(errorOf(key, '2008-11-23', { minimumAge: 18 })).toBe('age_too_low')
    expect(errorOf(key, '2030-01-01', { minimumAge: 18 })).toBe('date_in_future')
  }
})

test.each(['availableFrom', 'availableUntil'])('%s lies within the chosen period, without one from today on', (key) => {
  for (const day of ['2026-12-01', '2026-12-31']) expect(errorOf(key, day, {}, DECEMBER)).toBeNull()
  for (const day of ['2020-12-10', '2026-11-30', '2027-01-01']) expect(errorOf(key, day, {}, DECEMBER)).toBe('date_outside_period')
  expect(errorOf(key, '2026-11-22')).toBeNull()
  expect(errorOf(key, '2020-12-10')).toBe('date_passed')
  expect(errorOf(key, '2020-12-10', { withinPeriod: false }, DECEMBER)).toBeNull()
  expect(errorOf(key, '2027-06-01', {}, { fromDate: '2026-12-01', toDate: null })).toBeNull()
})

test('today is today in every time zone', () => {
  const at = (time: string) => dayError({ key: 'availableFrom' }, '2026-11-21', null, Date.parse(time))
  expect(at('2026-11-22T11:59:00Z')).toBeNull()
  expect(at('2026-11-22T12:01:00Z')).toBe('date_passed')
  const birthAt = (time: string) => dayError({ key: 'dateOfBirth' }, '2026-11-22', null, Date.parse(time))
  expect(birthAt('2026-11-22T09:59:00Z')).toBe('date_in_future')
  expect(birthAt('2026-11-22T10:01:00Z')).toBeNull()
})

test.each([
  ['1906-11-20', 'date_too_early'],
  ['1906-11-21', null],
  ['2076-11-22', null],
  ['2076-11-23', 'date_too_late'],
])('any other day lies at most 120 years back and 50 ahead, wherever that is today: %s', (day, error) => {
  expect(errorOf('trainedOn', day)).toBe(error)
})

test('other days have the bounds that editors set, and may not be absurd', () => {
  expect(errorOf('trainedOn', '2010-05-05')).toBeNull()
  expect(errorOf('trainedOn', '0201-05-05')).toBe('date_too_early')
  expect(errorOf('trainedOn', '9999-05-05')).toBe('date_too_late')
  const bounds = { earliest: '2020-01-01', latest: '2020-12-31' }
  expect(['2019-12-31', '2020-01-01', '2020-12-31', '2021-01-01'].map((day) => errorOf('trainedOn', day, bounds))).toEqual([
    'date_too_early',
    null,
    null,
    'date_too_late',
  ])
  expect(errorOf('trainedOn', '2010-05-05', { withinPeriod: true }, DECEMBER)).toBe('date_outside_period')
})
