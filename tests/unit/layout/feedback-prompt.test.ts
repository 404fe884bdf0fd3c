import { isPromptDue, storeAnswer, visitStart } from '@/lib/feedback-prompt'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE
const NOW = Date.UTC(2026, 10, 21)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('due once the visit has lasted a minute', () => {
  expect(isPromptDue(NOW, NOW - 59 * SECOND)).toBe(false)
  expect(isPromptDue(NOW, NOW - MINUTE)).toBe(true)
})

test('a visit begins with its first page, and nothing of it outlives the tab', () => {
  expect(visitStart(NOW)).toBe(NOW)
  expect(visitStart(NOW + 50 * SECOND)).toBe(NOW)
  expect(localStorage).toHaveLength(0)
})

test.each(['x', '-1', String(NOW + DAY)])('a start that cannot be one (%s) is begun anew', (stored) => {
  sessionStorage.setItem('feedback_visit_start', stored)
  expect(visitStart(NOW)).toBe(NOW)
})

test.each(['given', 'dismissed'] as const)('an answer (%s) is respected for seven days', (answer) => {
  storeAnswer(answer, NOW)
  expect(isPromptDue(NOW + 7 * DAY - 1, NOW)).toBe(false)
  expect(isPromptDue(NOW + 7 * DAY, NOW)).toBe(true)
})
