/** @jest-environment node */
import { Spent } from '@/lib/forms/spent'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('what was used belongs to who used it first, until it expires', () => {
  const spent = new Spent()
  const until = Date.now() + 1000
  expect(spent.use('token', 'first', until)).toBe('first')
  jest.advanceTimersByTime(999)
  expect(spent.use('token', 'second', until)).toBe('first')
  jest.advanceTimersByTime(1)
  expect(spent.use('token', 'third', until + 1000)).toBe('third')
})

test('each use is remembered as long as it lasts itself', () => {
  const spent = new Spent()
  spent.use('short', 'first', Date.now() + 1000)
  spent.use('long', 'first', Date.now() + 2000)
  jest.advanceTimersByTime(1000)
  expect([spent.use('short', 'second', Date.now() + 1), spent.use('long', 'second', Date.now() + 1)]).toEqual(['second', 'first'])
})
