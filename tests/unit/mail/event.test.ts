/** @jest-environment node */
import ICAL from 'ical.js'
import { identity } from '@/cms/src/identity'
import { calendarEntry, describeEvent, periodOf, revisionOf } from '@/cms/src/mail/event'

const { initiative } = identity.words.en

const stored = {
  locale: 'en',
  documentId: 'evt1',
  slug: 'workshop',
  title: 'Workshop',
  shortDescription: 'In short',
  startDate: '2026-12-12T07:00:00.000Z',
  endDate: '2026-12-12T13:00:00.000Z',
  timeZone: 'Europe/Berlin',
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-02T08:00:00.000Z',
  location: { type: 'physical', venue: 'Hall', address: 'Main street 1', city: 'Homs', virtualLink: null },
}

type Stored = Omit<typeof stored, 'endDate' | 'shortDescription' | 'timeZone' | 'location'> & {
  endDate: string | null
  shortDescription: string | null
  timeZone: string | null
  location: { type: string | null; venue: string | null; address: string | null; city: string | null; virtualLink: string | null } | null
}

/** The database of the content service, with what is published of one event. */
function publish(...versions: Stored[]) {
  const findMany = jest.fn(async () => versions)
  Object.assign(globalThis, { strapi: { db: { query: (uid: string) => ({ findMany: uid === 'api::event.event' ? findMany : null }) } } })
  return findMany
}

const nowhere = { type: null, venue: null, address: null, city: null, virtualLink: null }
const link = 'https://meet.example.org/x'

test.each<['ar' | 'en' | 'de', Stored['location'], string]>([
  ['en', stored.location, 'Hall, Main street 1, Homs'],
  ['ar', stored.location, 'Hall، Main street 1، Homs'],
  ['de', { ...nowhere, venue: 'Saal', city: 'Homs' }, 'Saal, Homs'],
  ['en', { ...nowhere, type: 'virtual', virtualLink: link }, `Online: ${link}`],
  ['ar', { ...nowhere, type: 'virtual', virtualLink: link }, `عبر الإنترنت: ${link}`],
  ['de', { ...nowhere, type: 'virtual' }, 'Online'],
  ['en', { ...nowhere, type: 'hybrid', city: 'Homs', virtualLink: link }, `Homs · Online: ${link}`],
  ['en', { ...nowhere, type: 'hybrid' }, 'We will tell you the place later'],
  ['ar', nowhere, 'سنخبرك بالمكان لاحقاً'],
  ['de', null, 'Den Ort teilen wir Ihnen noch mit'],
])('in %s a mail says of the place %j: %s', async (language, location, place) => {
  publish({ ...stored, location })
  expect(await describeEvent('evt1', language)).toMatchObject({ title: 'Workshop', place })
})

test('asks for what is published of the event, with its place', async () => {
  const asked = publish(stored)
  await describeEvent('evt1', 'en')
  expect(asked.mock.calls).toEqual([[{ where: { documentId: 'evt1', publishedAt: { $notNull: true } }, orderBy: { id: 'asc' }, populate: { location: true } }]])
})

// The kind of space and of comma changes with the version of the language data.
const plain = (text: string | undefined) => text?.replace(/[\s,]+/gu, ' ')

test.each<[Partial<Stored>, string]>([
  [{}, 'Saturday 12 December 2026 08:00–14:00 CET'],
  [{ endDate: null }, 'Saturday 12 December 2026 at 08:00 CET'],
  [{ endDate: null, timeZone: null }, 'Saturday 12 December 2026 at 10:00 GMT+3'],
])('a mail says of the date %j: %s', async (fields, date) => {
  publish({ ...stored, ...fields })
  const said = plain((await describeEvent('evt1', 'en')).date)
  expect(said?.replace(/ ?– ?/u, '–')).toBe(date)
})

test('of an event that is gone a mail says nothing, and there is no entry', async () => {
  publish()
  expect(await describeEvent('evt1', 'en')).toEqual({})
  expect(await calendarEntry('evt1', 'en', { isCancelled: false, since: null })).toBeNull()
})

test.each([
  ['2026-12-01 - 2026-12-31', 'en', '(1–31 December 2026)'],
  ['2026-12-01 - 2026-12-01', 'en', '(1 December 2026)'],
  ['2026-12-01 - 2026-12-31', 'de', '(1.–31. Dezember 2026)'],
  ['2026-12-31 - 2026-12-01', 'en', ''],
  ['2026-12-01', 'en', ''],
  ['soon - 2026-12-01', 'en', ''],
  ['2026-12-01 - later', 'en', ''],
  ['', 'en', ''],
] as const)('the period “%s” is in %s: %s', (period, language, text) => {
  expect(periodOf(period, language).replace(/\s*–\s*/u, '–')).toBe(text)
})

test('a revision counts tenths of a second, and never goes below none', () => {
  expect(revisionOf({ createdAt: '2026-10-01T08:00:00.000Z', updatedAt: '2026-10-01T08:00:01.250Z' })).toBe(12)
  expect(revisionOf({ createdAt: '2026-10-01T08:00:00.000Z', updatedAt: '2026-10-01T07:00:00.000Z' })).toBe(0)
})

async function entry(isCancelled: boolean, since: string | null, fields: Partial<Stored> = {}) {
  publish({ ...stored, ...fields })
  const file = await calendarEntry('evt1', 'en', { isCancelled, since })
  expect(file).toMatch(/\r\n$/)
  const calendar = new ICAL.Component(ICAL.parse(file ?? ''))
  const found = calendar.getFirstSubcomponent('vevent')
  if (!found) throw new Error('no event')
  const valueOf = (name: string) => found.getFirstPropertyValue(name)?.toString() ?? null
  return { method: calendar.getFirstPropertyValue('method'), company: calendar.getFirstPropertyValue('prodid'), found, valueOf }
}

beforeEach(() => {
  process.env.SITE_URL = 'https://imar.example'
  process.env.MAIL_FROM = 'mail@imar.example'
})

test('a registration adds the event to a calendar', async () => {
  const { method, company, found, valueOf } = await entry(false, null)
  expect([method, company]).toEqual(['PUBLISH', `-//${initiative}//Events//EN`])
  expect(
    ['uid', 'summary', 'description', 'location', 'url', 'status', 'organizer', 'dtstart', 'dtend', 'dtstamp', 'last-modified', 'sequence'].map(valueOf),
  ).toEqual([
    'evt1@imar.example',
    'Workshop',
    'In short',
    'Hall, Main street 1, Homs',
    'https://imar.example/en/events/workshop',
    'CONFIRMED',
    'mailto:mail@imar.example',
    '2026-12-12T07:00:00Z',
    '2026-12-12T13:00:00Z',
    '2026-10-02T08:00:00Z',
    '2026-10-02T08:00:00Z',
    '864000',
  ])
  expect(found.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe(initiative)
})

test('a cancellation takes it out again, and is newer than the event', async () => {
  const { method, valueOf } = await entry(true, '2026-11-01T08:00:00.000Z')
  expect(method).toBe('CANCEL')
  expect(['status', 'last-modified', 'sequence'].map(valueOf)).toEqual(['CANCELLED', '2026-11-01T08:00:00Z', '26784000'])
})

test('what changed in the event later counts', async () => {
  const { valueOf } = await entry(true, '2026-10-01T09:00:00.000Z')
  expect(valueOf('last-modified')).toBe('2026-10-02T08:00:00Z')
})

test('what nobody has said is not in the entry', async () => {
  delete process.env.MAIL_FROM
  const { valueOf } = await entry(false, null, { shortDescription: null, endDate: null })
  expect(['description', 'dtend', 'organizer'].map(valueOf)).toEqual([null, null, `mailto:${identity.sender}`])
})
