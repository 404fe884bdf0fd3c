import { isPromptDue, storeAnswer } from '@/lib/feedback-prompt'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const NOW = Date.UTC(2026, 10, 21)

beforeEach(() => localStorage.clear())

const due = (since: number, isKept = false, now = NOW) => isPromptDue({ now, pageStart: now - since, isKept })

test('due once the visit has lasted a minute', () => {
  expect(due(59 * SECOND)).toBe(false)
  expect(due(MINUTE)).toBe(true)
})

test('without consent nothing is kept of the visit', () => {
  due(MINUTE)
  expect(localStorage).toHaveLength(0)
})

test('with consent the visit begins with its first page', () => {
  expect(due(5 * SECOND, true, NOW)).toBe(false)
  expect(due(5 * SECOND, true, NOW + MINUTE)).toBe(true)
})

test('a visit of long ago is another one', () => {
  due(5 * SECOND, true, NOW)
  expect(due(5 * SECOND, true, NOW + 31 * MINUTE)).toBe(false)
})

test.each(['given', 'dismissed'] as const)('an answer (%s) is respected for seven days', (answer) => {
  storeAnswer(answer, NOW)
  expect(due(MINUTE, false, NOW + 7 * DAY - 1)).toBe(false)
  expect(due(MINUTE, false, NOW + 7 * DAY)).toBe(true)
})
