import { isPromptDue, storeAnswer, visitStart } from '@/lib/visit/feedback-prompt'

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

test('a visit that is remembered from this very moment is the same one', () => {
  sessionStorage.setItem('feedback_visit_start', String(NOW))
  const write = jest.spyOn(Storage.prototype, 'setItem')
  expect(visitStart(NOW)).toBe(NOW)
  expect(write).not.toHaveBeenCalled()
  write.mockRestore()
})

test('where storage is forbidden a visit begins with the page, and the prompt is due after a minute', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const storage = [
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden),
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden),
  ]
  storeAnswer('given', NOW)
  expect(visitStart(NOW)).toBe(NOW)
  expect(isPromptDue(NOW + MINUTE, NOW)).toBe(true)
  for (const each of storage) each.mockRestore()
})

test('what is remembered has the names of the requirements', () => {
  storeAnswer('dismissed', NOW)
  visitStart(NOW)
  expect({ ...localStorage }).toEqual({ feedback_preference: 'dismissed', feedback_timestamp: String(NOW) })
  expect({ ...sessionStorage }).toEqual({ feedback_visit_start: String(NOW) })
})

test.each(['', 'later'])('an answer that is none (%j) keeps nothing away', (stored) => {
  localStorage.setItem('feedback_preference', stored)
  localStorage.setItem('feedback_timestamp', String(NOW))
  expect(isPromptDue(NOW + MINUTE, NOW)).toBe(true)
})

test.each(['x', '-1', '0', String(NOW + DAY)])('a start that cannot be one (%s) is begun anew', (stored) => {
  sessionStorage.setItem('feedback_visit_start', stored)
  expect(visitStart(NOW)).toBe(NOW)
  expect(sessionStorage.getItem('feedback_visit_start')).toBe(String(NOW))
})

test.each(['given', 'dismissed'] as const)('an answer (%s) is respected for seven days', (answer) => {
  storeAnswer(answer, NOW)
  expect(isPromptDue(NOW + 7 * DAY - 1, NOW)).toBe(false)
  expect(isPromptDue(NOW + 7 * DAY, NOW)).toBe(true)
})
