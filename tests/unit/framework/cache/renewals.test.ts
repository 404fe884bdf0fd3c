/** @jest-environment node */
import { AFTER_OWN, Renewals } from '@/lib/framework/cache/renewals'

/** Renewals whose renderings end when the test says so, and which began in which order. */
function observed() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const renewals = new Renewals((address) => {
    begun.push(address)
    return new Promise<void>((resolve) => ends.set(address, resolve))
  })
  const end = async (address: string) => {
    ends.get(address)?.()
    await new Promise((resolve) => process.nextTick(resolve))
  }
  return { begun, renewals, end }
}

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['nextTick'] }))
afterEach(() => jest.useRealTimers())

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/list/${index}`)

test('the own pages of a document come before those that were waiting', async () => {
  const { begun, renewals, end } = observed()
  renewals.add({ own: [], others: numbered(5) })
  renewals.add({ own: ['/x'], others: ['/list/4', '/x'] })
  expect(begun).toEqual(['/list/0', '/list/1', '/list/2'])
  for (const address of [...numbered(3), '/x']) await end(address)
  jest.advanceTimersByTime(AFTER_OWN)
  expect(begun.slice(3)).toEqual(['/x', '/list/3', '/list/4'])
})

test('the own pages of a document are rendered one by one, and nothing beside them', async () => {
  const { begun, renewals, end } = observed()
  renewals.add({ own: ['/x', '/y'], others: numbered(2) })
  expect(begun).toEqual(['/x'])
  await end('/x')
  expect(begun).toEqual(['/x', '/y'])
  await end('/y')
  jest.advanceTimersByTime(AFTER_OWN)
  expect(begun).toEqual(['/x', '/y', ...numbered(2)])
})

test('others begin only a moment after the own pages of a document, counted from the last of them', async () => {
  const { begun, renewals, end } = observed()
  renewals.add({ own: ['/x'], others: numbered(1) })
  await end('/x')
  jest.advanceTimersByTime(AFTER_OWN - 1)
  renewals.add({ own: ['/y'], others: numbered(1) })
  expect(begun).toEqual(['/x', '/y'])
  jest.advanceTimersByTime(1)
  await end('/y')
  jest.advanceTimersByTime(AFTER_OWN - 1)
  expect(begun).toEqual(['/x', '/y'])
  jest.advanceTimersByTime(1)
  expect(begun).toEqual(['/x', '/y', ...numbered(1)])
})

test('the own pages of a document wait for one of those under way to end, not for all, and no other begins beside them', async () => {
  const { begun, renewals, end } = observed()
  renewals.add({ own: [], others: numbered(5) })
  renewals.add({ own: ['/x', '/y'], others: [] })
  await end('/list/0')
  expect(begun.slice(3)).toEqual(['/x'])
  await end('/list/1')
  expect(begun.slice(3)).toEqual(['/x'])
  await end('/x')
  expect(begun.slice(3)).toEqual(['/x', '/y'])
  for (const address of ['/list/2', '/y']) await end(address)
  jest.advanceTimersByTime(AFTER_OWN)
  expect(begun.slice(3)).toEqual(['/x', '/y', '/list/3', '/list/4'])
})

test('some are rendered beside each other, and all are counted until they are done', async () => {
  const { begun, renewals, end } = observed()
  renewals.add({ own: [], others: numbered(4) })
  expect([begun.length, renewals.count]).toEqual([3, 4])
  for (const address of numbered(4)) await end(address)
  expect([begun.length, renewals.count]).toEqual([4, 0])
})

test('what changes while it is rendered is rendered once more', async () => {
  const { begun, renewals, end } = observed()
  renewals.add({ own: ['/x'], others: [] })
  renewals.add({ own: ['/x'], others: [] })
  await end('/x')
  expect(begun).toEqual(['/x', '/x'])
})

test('what waits already waits once, and what is too much is left to visitors', () => {
  const { renewals } = observed()
  renewals.add({ own: [], others: [...numbered(10), ...numbered(10)] })
  expect(renewals.count).toBe(10)
  renewals.add({ own: [], others: numbered(5000) })
  // Those that are rendered, and those that wait.
  expect(renewals.count).toBe(3 + 500)
})

test('who waits for the end of all is told once nothing is under way, and at once where nothing is', async () => {
  const { renewals, end } = observed()
  await renewals.done()
  const told = jest.fn()
  renewals.add({ own: ['/x'], others: ['/y'] })
  const done = renewals.done().then(told)
  await end('/x')
  jest.advanceTimersByTime(AFTER_OWN)
  expect(told).not.toHaveBeenCalled()
  await end('/y')
  await done
  expect(told).toHaveBeenCalledTimes(1)
})
