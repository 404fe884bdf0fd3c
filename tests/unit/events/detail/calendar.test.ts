/** @jest-environment node */
import ICAL from 'ical.js'
import { revisionOf } from '@/cms/src/mail/event'
import { calendarEntry } from '@/components/events/detail/calendar-entry'
import { calendarFile } from '@/lib/calendar/calendar-file'
import type { Event } from '@/lib/entities/events'
import type { Locale } from '@/rules/languages'
import { event } from '../../lib/fixtures'
import { location } from './fixtures'

jest.mock('server-only', () => ({}))

const contact = { email: 'info@example.org' }

/** What a calendar reads out of the file. */
function read(fields: Partial<Event>, locale: Locale = 'en', known: unknown = contact) {
  const entry = calendarEntry(locale, event(fields), known as never)
  if (!entry) throw new Error('no entry')
  const file = calendarFile([entry])
  const calendar = new ICAL.Component(ICAL.parse(file))
  const [found] = calendar.getAllSubcomponents('vevent')
  if (!found) throw new Error('no event')
  return { file, component: found, event: new ICAL.Event(found) }
}

test.each(['Asia/Damascus', 'Europe/Berlin', 'America/St_Johns'])('the moments are those of the event in %s', (timeZone) => {
  const moments = { startDate: '2026-07-12T18:00:00.000Z', endDate: '2026-07-13T01:30:00.000Z', timeZone }
  const { event: found } = read(moments)
  expect(found.startDate.toJSDate().toISOString()).toBe(moments.startDate)
  expect(found.endDate.toJSDate().toISOString()).toBe(moments.endDate)
})

test('an event without an end ends as it starts', () => {
  const { event: found } = read({ endDate: null })
  expect(found.endDate.toJSDate()).toEqual(found.startDate.toJSDate())
})

test('a day stays that day, and ends with the next one', () => {
  const { event: found } = read({ startDate: '2026-07-12', endDate: null })
  expect(found.startDate.toString()).toBe('2026-07-12')
  expect(found.endDate.toString()).toBe('2026-07-13')
})

test('text with commas, semicolons, breaks and long Arabic lines comes back as it was', () => {
  const title = 'ورشة ترميم المدارس؛ من الكشف إلى الورشة، في حلب القديمة خلف خان الحرير، والدعوة عامة للجميع'
  const shortDescription = 'First line, with a comma; and a semicolon\nSecond line \\ with a backslash'
  const { event: found, file } = read({ title, shortDescription, location: location({ venue: 'Hall; left', address: 'Street 1', city: 'Aleppo' }) }, 'ar')
  expect(found.summary).toBe(title)
  expect(found.description).toContain(shortDescription)
  expect(found.description).toContain('http://localhost:3000/ar/events/workshop')
  expect(found.location).toBe('Hall; left، Street 1، Aleppo')
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(file).toMatch(/END:VCALENDAR\r\n$/)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('one of others leads to where it is, else to the list that shows it', () => {
  const urlOf = (fields: Partial<Event>) => read({ isExternalEvent: true, ...fields }).component.getFirstPropertyValue('url')
  const registration = { required: true, link: 'https://example.org/join', capacity: null, currentRegistrations: 0, isFull: false }
  expect(urlOf({ registration })).toBe('https://example.org/join')
  expect(urlOf({ location: location({ virtualLink: 'https://example.org/meet' }) })).toBe('https://example.org/meet')
  expect(urlOf({ title: 'Day & night' })).toBe('http://localhost:3000/en/events?q=Day%20%26%20night')
  expect(read({ isExternalEvent: true, registration }).event.description).toContain('https://example.org/join')
})

test('one that is cancelled stays in the calendar and says so', () => {
  expect(read({ isCancelled: true }).component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(read({}).component.getFirstPropertyValue('status')).toBeNull()
})

test('content cannot add lines of its own', () => {
  const { file } = read({ title: 'x\r\nATTACH:https://evil.example', organizerName: 'y\r\nATTENDEE:mailto:z@example.org' })
  expect(file).not.toMatch(/^(ATTACH|ATTENDEE)/m)
})

test('the entry keeps its name in every language, and grows with changes', () => {
  const [first, second] = [read({}, 'ar'), read({ updatedAt: '2026-10-02T08:00:00.000Z' }, 'de')]
  expect(second.event.uid).toBe(first.event.uid)
  expect(first.event.uid).toBe('evt123@localhost')
  expect(second.event.sequence).toBeGreaterThan(first.event.sequence)
  expect(second.component.getFirstPropertyValue('last-modified')?.toString()).toBe('2026-10-02T08:00:00Z')
})

test('the file that comes with a confirmation counts changes in the same way', () => {
  const dates = { createdAt: '2026-09-01T08:00:00.000Z', updatedAt: '2026-10-02T08:00:00.540Z' }
  expect(revisionOf(dates)).toBe(read(dates).event.sequence)
})

test('it names its address and its organizer', () => {
  const { component } = read({ organizerName: 'Imar Initiative' })
  expect(component.getFirstPropertyValue('url')).toBe('http://localhost:3000/en/events/workshop')
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:info@example.org')
  expect(component.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe('Imar Initiative')
  expect(read({ organizerName: 'Imar Initiative' }, 'en', null).component.getFirstProperty('organizer')).toBeNull()
})

test('people join a virtual event at its address', () => {
  const virtualLink = 'https://meet.example.org/x'
  expect(read({ location: location({ type: 'virtual', virtualLink }) }).event.location).toBe(virtualLink)
  const hybrid = read({ location: location({ type: 'hybrid', city: 'Aleppo', virtualLink }) }).event
  expect(hybrid.location).toBe('Aleppo')
  expect(hybrid.description).toContain(virtualLink)
})

test.each([{ title: null }, { startDate: null }, { startDate: 'soon' }])('an event with %j is no entry', (fields) => {
  expect(calendarEntry('en', event(fields), null)).toBeNull()
})

test('a calendar to subscribe to has all entries, a name and an hour after which to ask again', () => {
  const entries = ['first', 'second'].map((documentId) => calendarEntry('ar', event({ documentId, title: documentId }), null))
  const file = calendarFile(
    entries.flatMap((entry) => entry ?? []),
    { name: 'الفعاليات، كلها', url: 'http://localhost:3000/ar/events' },
  )
  const calendar = new ICAL.Component(ICAL.parse(file))
  expect(calendar.getAllSubcomponents('vevent').map((entry) => entry.getFirstPropertyValue('uid'))).toEqual(['first@localhost', 'second@localhost'])
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('الفعاليات، كلها')
  expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
  expect(calendar.getFirstPropertyValue('url')).toBe('http://localhost:3000/ar/events')
})

test('one event alone is no calendar to subscribe to', () => {
  expect(read({}).file).not.toMatch(/REFRESH-INTERVAL|CALNAME/)
})
