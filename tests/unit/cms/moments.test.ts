/** @jest-environment node */
import { fieldValue, isZone, momentInZone, momentOf, nextHour, homeTime, weekOf, weeksLater } from '@/cms/src/admin/moments'

const WEDNESDAY = new Date(2026, 10, 25, 15, 30)

const days = (dates: Date[]) => dates.map((date) => `${date.getMonth() + 1}-${date.getDate()}`)

test('a week begins on Saturday in Arabic and on Monday elsewhere, and ends with the day after it', () => {
  expect(days(weekOf(WEDNESDAY, 'de'))).toEqual(['11-23', '11-24', '11-25', '11-26', '11-27', '11-28', '11-29', '11-30'])
  expect(days(weekOf(WEDNESDAY, 'ar'))).toEqual(['11-21', '11-22', '11-23', '11-24', '11-25', '11-26', '11-27', '11-28'])
  // The first day itself begins its week.
  expect(days(weekOf(new Date(2026, 10, 21), 'ar'))[0]).toBe('11-21')
  expect(days(weekOf(new Date(2026, 10, 23), 'en'))[0]).toBe('11-23')
})

test('weeks go on over the end of a year', () => {
  expect(days([weeksLater(new Date(2026, 11, 30), 1), weeksLater(new Date(2027, 0, 3), -1)])).toEqual(['1-6', '12-27'])
})

test('what a field for date and time holds is read as it was written, and nonsense is nothing', () => {
  const at = new Date(2026, 0, 5, 9, 5)
  expect(fieldValue(at)).toBe('2026-01-05T09:05')
  expect(momentOf(fieldValue(at))).toEqual(at)
  expect([momentOf(''), momentOf('soon')]).toEqual([null, null])
})

test('the next full hour may be of the next day', () => {
  expect(nextHour(new Date(2026, 11, 31, 23, 40))).toEqual(new Date(2027, 0, 1, 0, 0))
})

test('the time at home is said where clocks differ', () => {
  const at = new Date('2026-11-25T21:30:00Z')
  expect(homeTime(at, 'en', 'Europe/Berlin')).toBe('Thu 26 November at 00:30')
  expect(homeTime(at, 'en', 'Europe/Istanbul')).toBeNull()
})

test('a moment is told in the zone in which it was entered and in that of the page', () => {
  const at = new Date('2026-12-05T09:00:00Z')
  expect(momentInZone(at, 'en', 'Europe/Berlin')).toMatch(/5 December 2026.*10:00|December 5, 2026.*10:00/)
  expect(momentInZone(at, 'en', 'Asia/Damascus')).toContain('12:00')
  // The day too is that of the zone.
  expect(momentInZone(new Date('2026-12-05T22:30:00Z'), 'de', 'Asia/Damascus')).toMatch(/6\. Dezember 2026.*01:30/)
  expect(['Asia/Damascus', 'Europe/Berlin', 'Damascus', 'Asia/Aleppo', '+25:00'].map(isZone)).toEqual([true, true, false, false, false])
})
