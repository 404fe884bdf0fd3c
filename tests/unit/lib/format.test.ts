import {
  collator,
  formatDate,
  formatDateRange,
  formatFileSize,
  formatList,
  formatNumber,
  formatTime,
  formatTimeZone,
  formatTimeZoneName,
  isoWithOffset,
  isTimeZone,
} from '@/lib/i18n/format'

test('dates use the month names of Syria with Western digits', () => {
  expect(formatDate('ar', '2026-11-15')).toBe('15 تشرين الثاني 2026')
  expect(formatDate('en', '2026-11-15')).toBe('15 November 2026')
  expect(formatDate('de', '2026-11-15')).toBe('15. November 2026')
})

test('a day stays the same day in every time zone', () => {
  expect(formatDate('en', '2026-11-15', 'long', 'Pacific/Honolulu')).toBe('15 November 2026')
})

test('a moment is shown as the day it is at the place', () => {
  expect(formatDate('en', '2026-11-15T22:30:00Z', 'long', 'Asia/Damascus')).toBe('16 November 2026')
})

test.each([
  ['long', '5 December 2026'],
  ['full', 'Saturday 5 December 2026'],
  ['day', '05'],
  ['month', 'December'],
] as const)('a date in the style %s is %s', (style, text) => {
  // The comma comes and goes with the version of the language data.
  expect(formatDate('en', '2026-12-05', style)?.replace(',', '')).toBe(text)
})

test('a moment is that of Damascus where no place is named', () => {
  expect(formatDate('en', '2026-11-15T22:30:00Z')).toBe('16 November 2026')
  expect(formatDate('en', new Date('2026-11-15T22:30:00Z'))).toBe('16 November 2026')
  expect(formatTime('en', '2026-11-15T22:30:00Z')).toBe('01:30')
  expect(isoWithOffset('2026-11-15T22:30:00Z')).toBe('2026-11-16T01:30:00+03:00')
  expect(formatTimeZoneName('en', '2026-11-15T22:30:00Z')).toBe('Syria Time')
})

test('what is no date gives null', () => {
  expect(formatDate('en', 'soon')).toBeNull()
  expect(formatTime('en', '')).toBeNull()
  expect(formatDateRange('en', '2026-11-15', 'later')).toBeNull()
})

test('ranges say the same month and year once', () => {
  // The kind of space around the dash changes with the version of the language data.
  const range = (...given: Parameters<typeof formatDateRange>) => formatDateRange(...given)?.replace(/\s*–\s*/u, '–')
  expect(range('en', '2026-11-15', '2026-11-17')).toBe('15–17 November 2026')
  expect(range('de', '2026-11-15', '2026-12-17')).toBe('15. November–17. Dezember 2026')
  expect(range('ar', '2026-11-15', '2026-11-17')).toBe('15–17 تشرين الثاني 2026')
})

test('a range of days stays the same days, one of moments is that of the place', () => {
  expect(formatDateRange('en', '2026-11-15', '2026-11-15', 'Pacific/Honolulu')).toBe('15 November 2026')
  const [start, end] = ['2026-11-15T22:30:00Z', '2026-11-15T23:30:00Z']
  expect(formatDateRange('en', start, end, 'Pacific/Honolulu')).toBe('15 November 2026')
  expect(formatDateRange('en', start, end)).toBe('16 November 2026')
  expect(formatDateRange('en', new Date(start), new Date(end))).toBe('16 November 2026')
})

test('a range that ends before it begins gives null', () => {
  expect(formatDateRange('en', '2026-11-15', '2026-11-14')).toBeNull()
  expect(formatDateRange('en', 'soon', '2026-11-14')).toBeNull()
})

test('times have two digits on a 24-hour clock', () => {
  expect(formatTime('en', '2026-12-12T06:05:00Z', 'Asia/Damascus')).toBe('09:05')
  expect(formatTime('ar', '2026-12-11T21:00:00Z', 'Asia/Damascus')).toBe('00:00')
})

test('numbers and sizes follow the language', () => {
  expect(formatNumber('ar', 1280)).toBe('1,280')
  expect(formatNumber('de', 1280)).toBe('1.280')
  expect(formatFileSize('en', 120 * 1024)).toBe('120 kB')
  expect(formatFileSize('de', 2500 * 1024)).toBe('2,5 MB')
  expect(formatFileSize('ar', 2500 * 1024)).toBe('2.5 ميغابايت')
})

test.each([
  [0, '1 kB'],
  [400, '1 kB'],
  [999 * 1024, '999 kB'],
  [1024 * 1024, '1 MB'],
  [12_340 * 1024, '12.1 MB'],
  [20 * 1024 * 1024, '20 MB'],
  // Beyond the limit, and seen to be so.
  [20 * 1024 * 1024 + 1, '20.1 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize('en', bytes)).toBe(text)
})

test('small sizes are written out in Arabic', () => {
  expect(formatFileSize('ar', 120 * 1024)).toBe('120 كيلوبايت')
})

test('a list has the comma of the language, and nothing that is missing', () => {
  expect(formatList('ar', ['قاعة', null, '', 'حمص', undefined])).toBe('قاعة، حمص')
  expect(formatList('de', ['Saal', 'Homs'])).toBe('Saal, Homs')
})

test.each([
  ['de', '2026-12-12T06:05:00Z', 'Europe/Berlin', 'MEZ'],
  ['de', '2026-07-12T06:05:00Z', 'Europe/Berlin', 'MESZ'],
  ['en', '2026-07-12T06:05:00Z', undefined, 'GMT+3'],
  ['en', 'soon', 'Europe/Berlin', null],
] as const)('in %s the short name of the time at %s in %s is %s', (locale, moment, timeZone, name) => {
  expect(formatTimeZone(locale, moment, timeZone)).toBe(name)
})

test('names are put in the order of the language', () => {
  expect(['Zelt', 'Äpfel', 'Anton', 'Öl', 'Oma'].sort(collator('de'))).toEqual(['Anton', 'Äpfel', 'Öl', 'Oma', 'Zelt'])
})

test('only real time zones are known', () => {
  expect(isTimeZone('Asia/Damascus')).toBe(true)
  expect(isTimeZone('Atlantis/Capital')).toBe(false)
})

test('the time at a place has a name', () => {
  expect(formatTimeZoneName('en', '2026-12-12T06:05:00Z', 'Asia/Damascus')).toBe('Syria Time')
  expect(formatTimeZoneName('ar', '2026-12-12T06:05:00Z', 'Asia/Damascus')).toBe('توقيت سوريا')
  expect(formatTimeZoneName('de', 'soon')).toBeNull()
})

test.each([
  ['2026-12-05T07:00:00.000Z', 'Asia/Damascus', '2026-12-05T10:00:00+03:00'],
  ['2026-12-31T23:30:00.000Z', 'Europe/Berlin', '2027-01-01T00:30:00+01:00'],
  ['2026-07-05T07:00:00.000Z', 'Europe/Berlin', '2026-07-05T09:00:00+02:00'],
  ['2026-07-05T07:00:00.000Z', 'UTC', '2026-07-05T07:00:00+00:00'],
  ['2026-07-05T01:00:00.250Z', 'America/St_Johns', '2026-07-04T22:30:00-02:30'],
])('%s in %s is written %s', (moment, timeZone, text) => {
  expect(isoWithOffset(moment, timeZone)).toBe(text)
  expect(isoWithOffset('soon', timeZone)).toBeNull()
})
