/** @jest-environment node */
import { roomOfSearch } from '@/lib/search/room'

/** Characters of a long article. */
const LONG = 2000

test('a process of 300 MB has room for a thousand long texts in each language, one of a gigabyte for more than six times as many', () => {
  expect(roomOfSearch(364e6) / LONG).toBeGreaterThan(1000)
  expect(roomOfSearch(1098e6) / roomOfSearch(364e6)).toBeGreaterThan(6)
})

test('all indexes together leave half of what is free to others', () => {
  expect(roomOfSearch(364e6) * 3 * 9).toBeLessThanOrEqual(64e6)
})

test('there is none where nothing is left', () => {
  expect(roomOfSearch(100e6)).toBe(0)
})

test('this process has some', () => {
  expect(roomOfSearch()).toBeGreaterThan(0)
})
