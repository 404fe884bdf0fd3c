/** @jest-environment node */
import { ContentUnavailable } from '@/lib/content/errors'
import type { EventFilter, EventTime } from '@/lib/entities/events'
import { findListedEvents, noteEventChange, prepareListedEvents } from '@/lib/search/listed-events'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { startContentDouble } from './content-double'

let content: Awaited<ReturnType<typeof startContentDouble>>

// One service for all tests: the site reads its settings once.
beforeAll(async () => {
  content = await startContentDouble()
  process.env.CONTENT_URL = content.url
  process.env.CONTENT_REQUEST_DELAY_MS = '0'
})

beforeEach(() => {
  processState.listedEvents = undefined
  content.become('well')
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => jest.restoreAllMocks())
afterAll(() => content.stop())

const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

const event = (documentId: string, more: Record<string, unknown> = {}) => ({ documentId, slug: documentId, title: documentId, startDate: at(1), ...more })

const ANY: EventFilter = { search: '' }

async function ids(time: EventTime, filter: Partial<EventFilter> = {}, count = 9) {
  const { items, total } = await findListedEvents('en', time, { ...ANY, ...filter }, count)
  return { ids: items.map(({ documentId }) => documentId), total }
}

test('what comes or runs stands with the next one first, what is over with the latest', async () => {
  content.documents.events = [
    event('later', { startDate: at(9) }),
    event('soon'),
    event('runs', { startDate: at(-2), endDate: at(1) }),
    event('was', { startDate: at(-5) }),
    event('long-ago', { startDate: at(-50), endDate: at(-49) }),
    event('lately', { startDate: at(-3), endDate: at(-1) }),
  ]
  expect(await ids('upcoming')).toEqual({ ids: ['runs', 'soon', 'later'], total: 3 })
  expect(await ids('past', {}, 2)).toEqual({ ids: ['lately', 'was'], total: 3 })
})

test.each<[string, Partial<EventFilter>, string[]]>([
  ['a kind', { type: 'workshop' }, ['workshop']],
  ['a place, however it is written', { place: 'physical' }, ['here', 'there']],
  ['a place on the line', { place: 'virtual' }, ['line']],
  ['our own', { source: 'own' }, ['workshop', 'here', 'there', 'line']],
  ['those of others', { source: 'external' }, ['theirs']],
  ['a word of the title', { search: 'HERE' }, ['here', 'there']],
  ['all words, wherever they stand', { search: 'bridge baecker' }, []],
  ['words of title, short and long text', { search: 'line short LONG' }, ['line']],
  ['a kind and a place', { type: 'workshop', place: 'physical' }, []],
])('filters by %s', async (_, filter, expected) => {
  content.documents.events = [
    event('workshop', { eventType: 'workshop' }),
    event('here', { location: { type: 'physical' } }),
    event('there', { location: { type: 'in-person' } }),
    event('line', {
      location: { type: 'virtual' },
      shortDescription: 'A short text',
      description: [{ type: 'paragraph', children: [{ type: 'text', text: 'and a long one' }] }],
    }),
    event('theirs', { isExternalEvent: true }),
  ]
  expect((await ids('upcoming', filter)).ids).toEqual(expected)
})

test('holds what cards show, and nothing else of a page', async () => {
  const description = [{ type: 'paragraph', children: [{ type: 'text', text: 'word '.repeat(1000) }] }]
  content.documents.events = [event('e', { description, agenda: [{ title: 'Opening' }], speakers: [{ id: 1, name: 'Rima' }] })]
  const { items } = await findListedEvents('en', 'upcoming', ANY, 9)
  expect(items[0]).toMatchObject({ description: [], agenda: [], speakers: [], sponsors: [], seo: null })
  expect(items[0]?.shortDescription).toHaveLength(1000)
})

test('asks the content service for nothing that it has', async () => {
  content.documents.events = [event('e')]
  await prepareListedEvents()
  const before = content.reads.length
  for (let number = 0; number < 20; number++) await ids('upcoming', { search: `e ${number}` })
  expect(content.reads).toHaveLength(before)
})

test('a change is in the next answer, and what did not change stays the same object', async () => {
  content.documents.events = [event('a'), event('b')]
  const before = await findListedEvents('en', 'upcoming', ANY, 9)
  content.documents.events = [event('b'), event('c')]
  noteEventChange('event', 'a')
  noteEventChange('event', 'c')
  const after = await findListedEvents('en', 'upcoming', ANY, 9)
  expect(after.items.map(({ documentId }) => documentId)).toEqual(['b', 'c'])
  expect(after.items[0]).toBe(before.items.find(({ documentId }) => documentId === 'b'))
})

test('other content does not concern it', async () => {
  content.documents.events = [event('a')]
  await ids('upcoming')
  const before = content.reads.length
  noteEventChange('article', 'a')
  await ids('upcoming')
  expect(content.reads).toHaveLength(before)
})

test('with the content service dead what was read stays; where nothing was, that is said', async () => {
  content.become('dead')
  await expect(ids('upcoming')).rejects.toMatchObject({ name: ContentUnavailable.name })
  content.become('well')
  content.documents.events = [event('a')]
  await ids('upcoming')
  content.become('dead')
  noteEventChange('event', 'a')
  expect((await ids('upcoming')).ids).toEqual(['a'])
})

test('what an event carries is read anew after a while, though the event has not changed and nobody has told of it', async () => {
  content.documents.events = [event('seats', { registration: { required: true, capacity: 3, isFull: false } })]
  const isFull = async () => (await findListedEvents('en', 'upcoming', ANY, 9)).items.map(({ registration }) => registration?.isFull)
  expect(await isFull()).toEqual([false])
  content.documents.events = [event('seats', { registration: { required: true, capacity: 3, isFull: true } })]
  expect(await isFull()).toEqual([false])
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60 * 1000)
  while ((await isFull())[0] === false) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await isFull()).toEqual([true])
})

test('of very many events those to come and the newest are held', async () => {
  const many = Array.from({ length: 1100 }, (_, index) => event(`e${index}`, { startDate: at(-index - 2), endDate: at(-index - 1) }))
  content.documents.events = [event('to-come'), ...many]
  expect((await ids('upcoming')).ids).toEqual(['to-come'])
  const { total, ids: found } = await ids('past', {}, 2)
  expect([total, found[0]]).toEqual([999, 'e0'])
})
