/** @jest-environment node */
import { Live } from '@/lib/content/live'

/** What is read next, one after the other; each read ends when it is told to. */
let stock: string
let reads: (() => void)[]

/** Made of one document: what it was when it was read. */
type Value = { read: string }

const start = () =>
  new Live<Value>({
    name: 'Live',
    build: () => Promise.resolve({ read: stock }),
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
