/** @jest-environment node */
import { type Change, Live, type Version } from '@/lib/content/live'

/** What is read next, one after the other; each read ends when it is told to. */
let stock: string
let reads: (() => void)[]
let published: Version[]

/** Made of one document: what it was when it was read. */
type Value = { read: string }

async function* publishedNow() {
  yield published
}

const start = () =>
  new Live<Value>({
    name: 'Live',
    build: () => Promise.resolve({ read: stock }),
    versions: () => [publishedNow()],
    renew: async (value) => {
      const seen = stock
      await new Promise<void>((resolve) => reads.push(resolve))
      value.read = seen
    },
  })

const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

beforeEach(() => {
  jest.useFakeTimers()
  stock = 'one'
  reads = []
  published = []
})

afterEach(() => jest.useRealTimers())

const change = { model: 'article', documentId: 'a' }

test('who asks after a change gets it', async () => {
  const live = start()
  expect(await live.get('en')).toEqual({ read: 'one' })
  stock = 'two'
  live.note(change)
  const asked = live.get('en')
  await turns()
  reads[0]?.()
  expect(await asked).toEqual({ read: 'two' })
})

test('who asks after a second change does not get the first one alone, though that is just being read', async () => {
  const live = start()
  await live.get('en')
  stock = 'two'
  live.note(change)
  const first = live.get('en')
  await turns()
  stock = 'three'
  live.note({ ...change })
  const second = live.get('en').then(({ read }) => read)
  reads[0]?.()
  await turns()
  reads[1]?.()
  expect(await second).toBe('three')
  await first
})

test('nobody waits longer than a second, whatever changes', async () => {
  const live = start()
  await live.get('en')
  live.note(change)
  const asked = live.get('en')
  await turns()
  live.note({ ...change })
  reads[0]?.()
  await turns()
  jest.advanceTimersByTime(1000)
  expect(await asked).toEqual({ read: 'one' })
})

test('who was answered without a change that is known can tell, until it has come', async () => {
  const live = start()
  await live.get('en')
  expect(live.isBehind).toBe(false)
  live.note(change)
  const asked = live.get('en')
  await turns()
  jest.advanceTimersByTime(1000)
  await asked
  expect(live.isBehind).toBe(true)
  reads[0]?.()
  await turns()
  expect(live.isBehind).toBe(false)
})

const AFTER_A_WHILE = 6 * 60 * 1000

/** What is read again when nothing was told for a while, and the content service has these now. */
async function readAfterAWhile(before: Version[], now: Version[]): Promise<unknown[]> {
  const renewed: Change[][] = []
  published = before
  const live = new Live({
    name: 'Live',
    build: async () => ({}),
    versions: () => [publishedNow()],
    renew: async (_value, _locale, changes) => void renewed.push([...changes]),
  })
  await live.get('en')
  published = now
  jest.advanceTimersByTime(AFTER_A_WHILE)
  await live.get('en')
  await turns()
  return renewed.flat().map(({ documentId }) => documentId)
}

const version = (documentId: string, day = 1): Version => ({ model: 'article', documentId, updatedAt: `2026-01-0${day}T00:00:00Z` })

test.each<[string, Version[], string[]]>([
  ['nothing', [version('a'), version('b')], []],
  ['what was changed', [version('a'), version('b', 2)], ['b']],
  ['what is new', [version('a'), version('b'), version('c')], ['c']],
  ['what is no more', [version('a')], ['b']],
  ['all of these', [version('b', 2), version('c')], ['a', 'b', 'c']],
])('what was never told is found after a while: %s', async (_what, now, expected) => {
  expect(await readAfterAWhile([version('a'), version('b')], now)).toEqual(expected)
})

test('of one id a document of another type is another one', async () => {
  expect(await readAfterAWhile([version('a')], [{ ...version('a'), model: 'event' }])).toEqual(['a', 'a'])
})

test('it is looked once for a while', async () => {
  let looks = 0
  async function* versions() {
    looks += 1
    yield []
  }
  const live = new Live({ name: 'Live', build: async () => ({}), versions: () => [versions()], renew: async () => undefined })
  await live.get('en')
  jest.advanceTimersByTime(AFTER_A_WHILE)
  for (let asked = 0; asked < 3; asked += 1) {
    await live.get('en')
    await turns()
  }
  expect(looks).toBe(2)
})

test('where nothing tells what a document carries, it is built anew after a while, and nobody waits for that', async () => {
  let seats = 3
  const live = new Live({ name: 'Live', build: async () => ({ seats }), renew: async () => undefined })
  expect(await live.get('en')).toEqual({ seats: 3 })
  seats = 2
  expect(await live.get('en')).toEqual({ seats: 3 })
  jest.advanceTimersByTime(AFTER_A_WHILE)
  expect(await live.get('en')).toEqual({ seats: 3 })
  await turns()
  expect(await live.get('en')).toEqual({ seats: 2 })
})
