import { eventDateText, eventDescription, eventPlace, eventTimeText } from '@/components/events/details'
import type { Event } from '@/lib/entities/events'
import { event } from '../lib/fixtures'

const at = (location: Partial<NonNullable<Event['location']>>) =>
  event({ location: { type: 'physical', venue: null, address: null, city: null, virtualLink: null, ...location } })

test('one day is written out, several days as a range', () => {
  expect(eventDateText('en', event())).toMatch(/^Saturday,? 12 December 2026$/)
  expect(eventDateText('en', event({ endDate: '2026-12-14T13:00:00.000Z' }))).toMatch(/^12\s?[–-]\s?14 December 2026$/)
  expect(eventDateText('ar', event())).toContain('كانون الأول')
})

test('a date that cannot be read gives null', () => {
  expect(eventDateText('en', event({ startDate: 'soon', endDate: null }))).toBeNull()
})

test('hours stand in the time zone of the event', () => {
  expect(eventTimeText('en', event())).toBe('10:00 – 16:00')
  expect(eventTimeText('en', event({ timeZone: 'Europe/Berlin' }))).toBe('08:00 – 14:00')
})

test('people who join from elsewhere see which zone is meant', () => {
  expect(eventTimeText('en', { ...event(), location: at({ type: 'virtual' }).location })).toBe('10:00 – 16:00 GMT+3')
})

test('an event with a day only has no hours', () => {
  expect(eventTimeText('en', event({ startDate: '2026-12-12', endDate: null }))).toBeNull()
})

test('the place is venue and city, else the address', () => {
  expect(eventPlace('en', at({ venue: 'Hall', city: 'Aleppo' }))).toEqual({ kind: 'place', text: 'Hall, Aleppo' })
  expect(eventPlace('ar', at({ venue: 'القاعة', city: 'حلب' }))).toEqual({ kind: 'place', text: 'القاعة، حلب' })
  expect(eventPlace('en', at({ address: 'Main street 1' }))).toEqual({ kind: 'place', text: 'Main street 1' })
  expect(eventPlace('en', at({ type: 'hybrid', city: 'Aleppo' }))).toEqual({ kind: 'hybrid', text: 'Aleppo' })
  expect(eventPlace('en', at({ type: 'virtual', city: 'Aleppo' }))).toEqual({ kind: 'virtual' })
  expect(eventPlace('en', at({}))).toBeNull()
  expect(eventPlace('en', event())).toBeNull()
})

test('a long description ends at a word', () => {
  const text = eventDescription(event({ shortDescription: 'word '.repeat(200) }))
  expect(text).toMatch(/word…$/)
  expect(text?.length).toBeLessThanOrEqual(421)
  expect(eventDescription(event())).toBeNull()
})
