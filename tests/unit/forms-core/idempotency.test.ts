/** @jest-environment node */
import { idempotencyKey } from '@/lib/forms/idempotency'

const DAY_MS = 24 * 60 * 60 * 1000
const VALUES = { name: 'Rima', email: 'rima@example.org', subject: 'Hello' }

beforeEach(() => void jest.useFakeTimers({ now: 1000 * DAY_MS }))
afterEach(() => void jest.useRealTimers())

test('the same content in another order is the same submission', () => {
  const { email, ...others } = VALUES
  expect(idempotencyKey('contact', { ...others, email }, 'one')).toBe(idempotencyKey('contact', VALUES, 'one'))
})

test('a key is a digest, which tells nothing of the content', () => {
  expect(idempotencyKey('contact', VALUES, 'one')).toMatch(/^[\w-]{43}$/)
})

test('another form, attempt, value or name is another submission', () => {
  const keys = [
    idempotencyKey('contact', VALUES, 'one'),
    idempotencyKey('feedback', VALUES, 'one'),
    idempotencyKey('contact', VALUES, 'two'),
    idempotencyKey('contact', { ...VALUES, name: 'Samer' }, 'one'),
    idempotencyKey('contact', { name: 'Hello', email: VALUES.email, subject: 'Rima' }, 'one'),
  ]
  expect(new Set(keys).size).toBe(keys.length)
})

test('without an attempt it is the same submission for the rest of the day, and a new one on the next', () => {
  const first = idempotencyKey('contact', VALUES, undefined)
  jest.advanceTimersByTime(DAY_MS - 1)
  expect(idempotencyKey('contact', VALUES, undefined)).toBe(first)
  jest.advanceTimersByTime(1)
  expect(idempotencyKey('contact', VALUES, undefined)).not.toBe(first)
})
